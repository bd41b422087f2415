import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { fixedPaths } from './content/fixed-paths.ts';
import { type Locale, locales, localizedPath } from './content/locale.ts';
import { pagesIn } from './content/pages.ts';

/** Every page of `content/pages.yaml` in each language, below the shell of that language. The not-found page takes the rest. */
export default locales.map((locale) =>
  layout('routes/shell.tsx', { id: locale }, routesIn(locale)),
) satisfies RouteConfig;

function routesIn(locale: Locale) {
  return pagesIn(locale).map(({ path }) => {
    const id = `${locale}:${path}`;
    const urlPath = localizedPath(path === fixedPaths.notFound ? '/*' : path, locale);
    return urlPath === '/' ? index('routes/page.tsx', { id }) : route(urlPath, 'routes/page.tsx', { id });
  });
}

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { fixedPaths } from './content/fixed-paths.ts';
import { type Locale, locales, localizedPath } from './content/locale.ts';
import { pages } from './content/pages.ts';

/** Every page of `content/pages.yaml` in each language, below the shell of that language. The not-found page takes the rest. */
export default locales.map((locale) =>
  layout('routes/shell.tsx', { id: locale }, pagesIn(locale)),
) satisfies RouteConfig;

function pagesIn(locale: Locale) {
  return pages.map(({ path }) => {
    const id = `${locale}:${path}`;
    const urlPath = localizedPath(path === fixedPaths.notFound ? '/*' : path, locale);
    return urlPath === '/' ? index('routes/page.tsx', { id }) : route(urlPath, 'routes/page.tsx', { id });
  });
}

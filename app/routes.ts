import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { siteIn } from './site.server.ts';

const { locales, localizedPath } = siteIn('content');

/** The home of a language, and every other address: the loader finds its page, or the not-found page. */
export default locales.map((locale) =>
  layout('routes/shell.tsx', { id: locale }, [
    ...prefix(localizedPath('/', locale), [
      index('routes/page.tsx', { id: `${locale}:home` }),
      route('*', 'routes/page.tsx', { id: `${locale}:page` }),
    ]),
  ]),
) satisfies RouteConfig;

import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { locales, localizedPath } from './content/locale.ts';
import { pages } from './content/pages.ts';

/** Every address of the site: each page of `app/content/pages.ts` in each language. The not-found page takes the rest. */
const site = locales.flatMap((locale) =>
  pages.map(({ path, kind }) => {
    const file = `routes/${kind}.tsx`;
    const id = `${locale}:${path}`;
    const address = localizedPath(path, locale);
    if (address === '/') return index(file, { id });
    return route(path === '/404' ? address.replace('404', '*') : address, file, { id });
  }),
);

/** For those who work on the site, while they do: no byte of it reaches a build. */
const workshop = process.env.NODE_ENV === 'development' ? [route('styleguide', 'routes/styleguide.tsx')] : [];

export default [...site, ...workshop] satisfies RouteConfig;

import type { Config } from '@react-router/dev/config';
import { locales, localizedPath } from './app/content/locale.ts';
import { pages } from './app/content/pages.ts';
import { buildDirectory } from './shared/build-directory.ts';

/** The style guide has a loader, and with `ssr: false` a loader runs for listed addresses only. No build lists it. */
const workshop = process.env.NODE_ENV === 'development' ? ['/styleguide'] : [];

export default {
  ssr: false,
  buildDirectory,
  // A route is one file: its parts are the same few lines for all.
  splitRouteModules: false,
  prerender: [...locales.flatMap((locale) => pages.map((page) => localizedPath(page.path, locale))), ...workshop],
} satisfies Config;

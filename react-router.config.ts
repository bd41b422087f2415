import type { Config } from '@react-router/dev/config';
import { locales, localizedPath } from './app/content/locale.ts';
import { pagesIn } from './app/content/pages.ts';
import { buildDirectory } from './shared/build-directory.ts';

export default {
  ssr: false,
  buildDirectory,
  // A route is one file: its parts are the same few lines for all.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) => pagesIn(locale).map((page) => localizedPath(page.path, locale))),
} satisfies Config;

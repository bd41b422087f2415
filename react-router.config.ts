import type { Config } from '@react-router/dev/config';
import { buildDirectory } from './shared/build-directory.ts';
import { locales, localizedPath } from './site/locale.ts';
import { pagesIn } from './site/pages.ts';

export default {
  ssr: false,
  buildDirectory,
  // A route is one file: its parts are the same few lines for all.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) => pagesIn(locale).map((page) => localizedPath(page.path, locale))),
} satisfies Config;

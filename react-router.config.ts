import type { Config } from '@react-router/dev/config';
import { siteIn } from './app/site.server.ts';
import { buildDirectory } from './shared/build-directory.ts';

const { locales, localizedPath, pagesIn } = siteIn('content');

export default {
  ssr: false,
  buildDirectory,
  // A route is one file: its parts are the same few lines for all.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) => pagesIn(locale).map((page) => localizedPath(page.path, locale))),
} satisfies Config;

import type { Config } from '@react-router/dev/config';
import { sections } from './app/sections/definitions.ts';
import { buildDirectory } from './shared/build-directory.ts';
import { openSite } from './site/open-site.server.ts';

const { locales, localizedPath, pagesIn } = openSite('content', { sections });

export default {
  ssr: false,
  buildDirectory,
  // A route is one file: its parts are the same few lines for all.
  splitRouteModules: false,
  prerender: locales.flatMap((locale) => pagesIn(locale).map((page) => localizedPath(page.path, locale))),
} satisfies Config;

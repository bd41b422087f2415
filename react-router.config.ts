import type { Config } from '@react-router/dev/config';
import { locales, localizedPath } from './content/locale.ts';
import { pages } from './content/pages.ts';

export default {
  ssr: false,
  subResourceIntegrity: true,
  prerender: locales.flatMap((locale) => pages.map((page) => localizedPath(page.path, locale))),
} satisfies Config;

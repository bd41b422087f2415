import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../content/locale.ts';
import { languageFile } from './language-file.ts';

/** Tags that every page of a language has: icons, manifest, colors of the browser's frame. */
export function documentTags(locale: Locale, colors: { light: string; dark: string }): MetaDescriptor[] {
  const link = (rel: string, href: string, more = {}) => ({ tagName: 'link', rel, href, ...more }) as const;
  const theme = (scheme: 'light' | 'dark') => ({
    name: 'theme-color',
    content: colors[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  });
  return [
    theme('light'),
    theme('dark'),
    // The ICO says its size, or Chromium takes it before the SVG.
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', languageFile('/site.webmanifest', locale)),
  ];
}

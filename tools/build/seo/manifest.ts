import { type Locale, localizedPath } from '#app/content/locale.ts';

export type ManifestFacts = { name: string; description: string; colors: { light: string }; locale: Locale };

/** Returns the web app manifest of one language. A website, not an app: it opens in the browser. */
export function webManifest({ name, description, colors, locale }: ManifestFacts): string {
  const start = localizedPath('/', locale);
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: start,
    name,
    short_name: name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: colors.light,
    background_color: colors.light,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

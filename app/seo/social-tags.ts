import type { MetaDescriptor } from 'react-router';
import { type Locale, locales } from '../content/locale.ts';

export type SocialPage = {
  locale: Locale;
  /** Absolute. */
  url: string;
  siteName: string;
  title: string;
  description: string;
  picture: { /** Absolute. */ url: string; width: number; height: number; alt: string };
};

/** Open Graph's name of each language (language_TERRITORY). The Spanish of the site is Puerto Rico's. */
const ogLocale: Record<Locale, string> = { en: 'en_US', es: 'es_PR' };

/** Tags that previews of shared links are made from (ogp.me; X cards). */
export function socialTags({ locale, url, siteName, title, description, picture }: SocialPage): MetaDescriptor[] {
  const others = locales.filter((other) => other !== locale);
  const openGraph = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', ogLocale[locale]],
    ...others.map((other) => ['og:locale:alternate', ogLocale[other]]),
    ['og:image', picture.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', picture.alt],
  ];
  return [
    ...openGraph.map(([property = '', content = '']) => ({ property, content })),
    // X takes the rest from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

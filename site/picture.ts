export type ImageFile = { src: string; width: number; height: number };

export type Logo = ImageFile & { medium: 'logo' };
/** `avif` and `webp` are the widths to choose from, as `srcset` lists them. */
export type Photo = ImageFile & { medium: 'photo'; avif: string; webp: string };

/** A picture as a page shows it, and what it tells a person who cannot see it. Without a medium it is drawn. */
export type Picture = ((ImageFile & { medium?: undefined }) | Logo | Photo) & { alt: string };

/** A picture as content names it. */
export type NamedPicture = { scene?: string | undefined; photo?: string | undefined; alt: string };

/** What `<source>` and `<img>` of a photo say of its files, alike in HTML of React and of Markdown. */
export function photoSources({ avif, webp }: Photo, isLazy: boolean) {
  const width = '(min-width: 64rem) 50vw, 100vw';
  // `auto` is the width in the layout, known when a lazy picture is fetched.
  const sizes = isLazy ? `auto, ${width}` : width;
  return { source: { type: 'image/avif', srcSet: avif, sizes }, image: { srcSet: webp, sizes } };
}

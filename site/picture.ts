export type Drawing = { src: string; width: number; height: number };

export type Logo = Drawing & { medium: 'logo' };
/** `avif` and `webp` are the widths to choose from, as `srcset` lists them. */
export type Photo = Drawing & { medium: 'photo'; avif: string; webp: string };

/** A picture as a page shows it, and what it tells a person who cannot see it. Without a medium it is drawn. */
export type Picture = ((Drawing & { medium?: undefined }) | Logo | Photo) & { alt: string };

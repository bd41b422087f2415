export type Drawing = { src: string; width: number; height: number };

export type Logo = Drawing & { kind: 'logo' };
/** `avif` and `webp` are the widths to choose from, as `srcset` lists them. */
export type Photo = Drawing & { kind: 'photo'; avif: string; webp: string };

/** A picture as a page shows it, and what it tells a person who cannot see it. Without a kind it is drawn. */
export type Picture = ((Drawing & { kind?: undefined }) | Logo | Photo) & { alt: string };

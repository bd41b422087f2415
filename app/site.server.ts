import { createSite, type Site, type SiteOptions } from '#site/create-site.server.ts';
import { sections } from './sections/definitions.ts';

/** The site in a folder, with the types of sections that there are. Throws ContentError. */
export function openSite(root: string, options: Omit<SiteOptions, 'sections'> = {}): Site {
  return createSite(root, { sections, ...options });
}

let built: Site | undefined;

/** The site in `content/`. A build reads it once for all pages; during development its files may change. */
export function contentSite(): Site {
  if (process.env.NODE_ENV !== 'production') return openSite('content');
  built ??= openSite('content');
  return built;
}

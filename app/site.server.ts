import { openSite, type Site, type SiteOptions } from '#site/open-site.server.ts';
import { sections } from './sections/definitions.ts';

/** The site in a folder, with the types of sections that there are. Throws ContentError. */
export function siteIn(root: string, options: Omit<SiteOptions, 'sections'> = {}): Site {
  return openSite(root, { sections, ...options });
}

let built: Site | undefined;

/** The site in `content/`. A build reads it once for all pages; during development its files may change. */
export function currentSite(): Site {
  if (process.env.NODE_ENV !== 'production') return siteIn('content');
  built ??= siteIn('content');
  return built;
}

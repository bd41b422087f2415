import { sections } from '#app/sections/definitions.ts';
import { createSite, type Site } from '#site/create-site.server.ts';

/** The site of `content/`, as its files say it now. Throws ContentError. */
export function openContentSite(env = process.env): Site {
  return createSite('content', { sections, env });
}

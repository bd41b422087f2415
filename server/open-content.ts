import { sections } from '#app/sections/definitions.ts';
import { openSite, type Site } from '#site/open-site.server.ts';

/** The site of `content/`, as its files say it now. Throws ContentError. */
export function openContent(env = process.env): Site {
  return openSite('content', { sections, env });
}

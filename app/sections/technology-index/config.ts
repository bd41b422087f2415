import { z } from 'zod';
import type { SiteReader } from '#app/content/loaders/site-reader.server.ts';
import { group, text } from '#app/content/schema/parts.ts';

export const schema = z.strictObject({ groups: z.record(group, text) });

/** Every service family with the technologies that its pages name, and the page where each is put to work. */
export function load({ groups }: z.output<typeof schema>, site: SiteReader) {
  return site.families.map(({ id, name }) => {
    const pages = site.pagesOf(id);
    return {
      family: id,
      name,
      description: groups[id],
      picture: site.picture(pages, 1),
      pages: pages.map(({ path }) => ({ ...site.card(path), tools: toolsOf(path, site) })),
    };
  });
}

function toolsOf(path: string, site: SiteReader): { name: string; description: string }[] {
  const named = site.sections(path, 'technologies').flatMap(({ items }) => items);
  return named.map(({ name, description }) => ({ name, description }));
}

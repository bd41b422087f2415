import { z } from 'zod';
import type { SiteReader } from '#site/loaders/site-reader.server.ts';
import { group, text } from '#site/schema/parts.ts';

export const schema = z.strictObject({ groups: z.record(group, text) });

/** Every service family with its pages, the smallest price of each, and a picture of one of them. */
export function load({ groups }: z.output<typeof schema>, site: SiteReader) {
  return site.families.map(({ id, name }) => {
    const pages = site.pagesOf(id);
    return {
      family: id,
      name,
      description: groups[id],
      picture: site.picture(pages, 0),
      links: pages.map(({ path }) => ({ ...site.card(path), smallest: site.sections(path, 'prices')[0]?.smallest })),
    };
  });
}

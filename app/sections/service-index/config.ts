import { z } from 'zod';
import { group, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import prices from '../prices/config.ts';

const schema = z.strictObject({ groups: z.record(group, text) });

/** Every service family with its pages, the smallest price of each, and a picture of one of them. */
function load({ groups }: z.output<typeof schema>, site: SiteReader) {
  return site.families.map(({ id, name }) => {
    const pages = site.pagesOf(id);
    return {
      family: id,
      name,
      description: groups[id],
      picture: site.picture(pages, 0),
      links: pages.map(({ path }) => ({ ...site.card(path), smallest: site.sections(path, prices)[0]?.smallest })),
    };
  });
}

export default defineSection({ type: 'service-index', schema, load });

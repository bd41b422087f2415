import { z } from 'zod';
import { group, link, name, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import technologies from '../technologies/config.ts';

const tool = z.strictObject({ name, description: text });

function toolsOf(path: string, site: SiteReader): z.output<typeof tool>[] {
  const named = site.sections(path, technologies).flatMap(({ items }) => items);
  return named.map(({ name, description }) => ({ name, description }));
}

/** Every service family with its pages and the technologies that they name. */
export default defineSection({
  type: 'technology-index',
  fields: {
    groups: z.record(group, text),
    /** Products in addition to those that pages name in their own sections of technologies. */
    tools: z.array(z.strictObject({ page: link, items: z.array(tool).min(1) })).optional(),
  },
  entries: (_, site) => site.families,
  view: ({ groups, tools = [] }, site, families) => ({
    families: families.map(({ id, name }) => {
      const pages = site.pagesOf(id);
      return {
        family: id,
        name,
        description: groups[id],
        picture: site.picture(pages, 1),
        pages: pages.map(({ path }) => ({
          ...site.card(path),
          tools: [...toolsOf(path, site), ...tools.flatMap(({ page, items }) => (page === path ? items : []))],
        })),
      };
    }),
  }),
});

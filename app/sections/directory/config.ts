import { z } from 'zod';
import { group, link, properName, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import prices from '../prices/config.ts';
import technologies from '../technologies/config.ts';

const tool = z.strictObject({ name: properName, description: text });
type Tool = z.output<typeof tool>;

/** The technologies that a page names in its own section, and those that the directory adds. */
function toolsOf(path: string, added: readonly { page: string; items: Tool[] }[], reader: SiteReader): Tool[] {
  const named = [...reader.sections(path, technologies), ...added.filter(({ page }) => page === path)];
  return named.flatMap(({ items }) => items.map(({ name, description }) => ({ name, description })));
}

function smallestPrice(path: string, reader: SiteReader) {
  return reader.sections(path, prices)[0]?.smallest;
}

/** Every service family with its pages: the smallest price of each, or the technologies that they name. */
export default defineSection({
  type: 'directory',
  fields: {
    of: z.enum(['services', 'technologies']),
    groups: z.record(group, text),
    /** Products in addition to those that pages name in their own sections of technologies. */
    tools: z.array(z.strictObject({ page: link, items: z.array(tool).min(1) })).optional(),
  },
  entries: (_, reader) => reader.families,
  showsSamples: ({ of }, reader, families) =>
    of === 'services' &&
    families.some(({ id }) => reader.pagesOf(id).some(({ path }) => smallestPrice(path, reader)?.sample)),
  view: ({ of, groups, tools = [] }, reader, families) => ({
    of,
    families: families.map(({ id, name }) => {
      const pages = reader.pagesOf(id);
      const links = pages.map(({ path }) => {
        const smallest = smallestPrice(path, reader);
        return {
          ...reader.card(path),
          smallest: smallest && { summary: smallest.summary, amount: smallest.amount },
          tools: toolsOf(path, tools, reader),
        };
      });
      // The two directories show pictures of different pages.
      const picture = reader.picture(pages, of === 'services' ? 0 : 1);
      return { group: id, name, description: groups[id], picture, links };
    }),
  }),
});

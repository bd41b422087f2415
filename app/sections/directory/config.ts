import { z } from 'zod';
import { group, link, properName, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SectionContext } from '#site/section-context.server.ts';
import prices from '../prices/config.ts';
import technologies from '../technologies/config.ts';

const tool = z.strictObject({ name: properName, description: text });
type Tool = z.output<typeof tool>;

/** The technologies that a page names in its own section, and those that the directory adds. */
function toolsOf(path: string, added: readonly { page: string; items: Tool[] }[], context: SectionContext): Tool[] {
  const named = [...context.sections(path, technologies), ...added.filter(({ page }) => page === path)];
  return named.flatMap(({ items }) => items.map(({ name, description }) => ({ name, description })));
}

function smallestPrice(path: string, context: SectionContext) {
  return context.sections(path, prices)[0]?.smallest;
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
  entries: (_, context) => context.families,
  showsSamples: ({ of }, context, families) =>
    of === 'services' &&
    families.some(({ id }) => context.pagesOf(id).some(({ path }) => smallestPrice(path, context)?.sample)),
  view: ({ of, groups, tools = [] }, context, families) => ({
    of,
    families: families.map(({ id, name }) => {
      const pages = context.pagesOf(id);
      const links = pages.map(({ path }) => {
        const smallest = smallestPrice(path, context);
        return {
          ...context.card(path),
          smallest: smallest && { summary: smallest.summary, amount: smallest.amount },
          tools: toolsOf(path, tools, context),
        };
      });
      // The two directories show pictures of different pages.
      const picture = context.picture(pages, of === 'services' ? 0 : 1);
      return { group: id, name, description: groups[id], picture, links };
    }),
  }),
});

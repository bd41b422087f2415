import { z } from 'zod';
import { link, menuGroupId, properName, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SectionContext } from '#site/section-context.server.ts';
import prices from '../prices/config.ts';
import technologies from '../technologies/config.ts';

const tool = z.strictObject({ name: properName, description: text });
type Tool = z.output<typeof tool>;

/** The technologies that a page names in its own section, and those that the directory adds. */
function toolsOf(
  path: string,
  addedTools: readonly { page: string; items: Tool[] }[],
  context: SectionContext,
): Tool[] {
  const toolLists = [...context.sections(path, technologies), ...addedTools.filter(({ page }) => page === path)];
  return toolLists.flatMap(({ items }) => items.map(({ name, description }) => ({ name, description })));
}

function smallestPrice(path: string, context: SectionContext) {
  return context.sections(path, prices)[0]?.smallest;
}

/** Every service family with its pages: the smallest price of each, or the technologies that they name. */
export default defineSection({
  type: 'directory',
  fields: {
    of: z.enum(['services', 'technologies']),
    groups: z.record(menuGroupId, text),
    /** Products in addition to those that pages name in their own sections of technologies. */
    tools: z.array(z.strictObject({ page: link, items: z.array(tool).min(1) })).optional(),
  },
  entries: (_, context) => context.families,
  showsSamples: ({ of: kind }, context, families) =>
    kind === 'services' &&
    families.some(({ id }) => context.pagesOf(id).some(({ path }) => smallestPrice(path, context)?.sample)),
  view: ({ of: kind, groups, tools = [] }, context, families) => ({
    kind,
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
      const picture = context.picture(pages, kind === 'services' ? 0 : 1);
      return { group: id, name, description: groups[id], picture, links };
    }),
  }),
});

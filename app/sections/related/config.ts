import { z } from 'zod';
import { listedLink } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import { articles } from '../article/config.ts';

const pagesShown = 2;

/** Pages that the content names, then the next ones of the same menu, starting over after the last. */
export default defineSection({
  type: 'related',
  surface: 'ruled',
  fields: { pages: z.array(listedLink).max(pagesShown) },
  entries({ pages }, context) {
    const groupPages = context.pagesOf(context.groupOf());
    const index = groupPages.findIndex(({ path }) => path === context.path);
    const neighbors = [...groupPages.slice(index + 1), ...groupPages.slice(0, Math.max(index, 0))].map(
      ({ path }) => path,
    );
    const namedPaths = pages.filter((path) => path !== context.path);
    return context.cards([...new Set([...namedPaths, ...neighbors])]).slice(0, pagesShown);
  },
  view: (_, context, cards) => ({
    cards,
    articles: context.links(articles(context, context.path).map(({ path }) => path)),
  }),
});

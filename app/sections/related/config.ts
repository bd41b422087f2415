import { z } from 'zod';
import { listedLink } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import { articles } from '../article/config.ts';

const count = 2;

/** Pages that the content names, then the next ones of the same menu, starting over after the last. */
export default defineSection({
  type: 'related',
  surface: 'ruled',
  fields: { pages: z.array(listedLink).max(count) },
  entries({ pages }, site) {
    const group = site.pagesOf(site.familyOf());
    const place = group.findIndex(({ path }) => path === site.path);
    const neighbors = [...group.slice(place + 1), ...group.slice(0, Math.max(place, 0))].map(({ path }) => path);
    const named = pages.filter((path) => path !== site.path);
    return site.cards([...new Set([...named, ...neighbors])]).slice(0, count);
  },
  view: (_, site, cards) => ({
    cards,
    articles: site.links(articles(site, site.path).map(({ path }) => path)),
  }),
});

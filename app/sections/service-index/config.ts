import { z } from 'zod';
import { group, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import prices from '../prices/config.ts';

function smallestPrice(path: string, site: SiteReader) {
  return site.sections(path, prices)[0]?.smallest;
}

/** Every service family with its pages, the smallest price of each, and a picture of one of them. */
export default defineSection({
  type: 'service-index',
  fields: { groups: z.record(group, text) },
  entries: (_, site) => site.families,
  showsSamples: (_, site, families) =>
    families.some(({ id }) => site.pagesOf(id).some(({ path }) => smallestPrice(path, site)?.sample)),
  view: ({ groups }, site, families) => ({
    families: families.map(({ id, name }) => {
      const pages = site.pagesOf(id);
      const links = pages.map(({ path }) => {
        const smallest = smallestPrice(path, site);
        return { ...site.card(path), smallest: smallest && { summary: smallest.summary, amount: smallest.amount } };
      });
      return { family: id, name, description: groups[id], picture: site.picture(pages, 0), links };
    }),
  }),
});

import { z } from 'zod';
import { group, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import prices from '../prices/config.ts';

/** Every service family with its pages, the smallest price of each, and a picture of one of them. */
export default defineSection({
  type: 'service-index',
  fields: { groups: z.record(group, text) },
  entries: (_, site) => site.families,
  view: ({ groups }, site, families) => ({
    families: families.map(({ id, name }) => {
      const pages = site.pagesOf(id);
      const links = pages.map(({ path }) => {
        const [smallest] = site
          .sections(path, prices)
          .map(({ smallest: { summary, amount, sample } }) => ({ summary, amount, sample }));
        return { ...site.card(path), smallest };
      });
      return { family: id, name, description: groups[id], picture: site.picture(pages, 0), links };
    }),
  }),
});

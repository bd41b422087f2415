import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import opening, { openingFacts } from '../opening/config.ts';

export default defineSection({
  type: 'opening-list',
  fields: { title, description: text, empty: text },
  view: (content, site) => ({
    ...content,
    openings: site.pagesWith(opening).map(({ path, section }) => {
      const { place, kind, salary, closes } = openingFacts(section, site, path);
      return { ...site.card(path), place, kind, salary, closes, sample: section.sample };
    }),
  }),
});

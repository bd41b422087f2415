import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import opening from '../opening/config.ts';

export default defineSection({
  type: 'opening-list',
  fields: { title, description: text, empty: text },
  view: (content, site) => ({
    ...content,
    openings: site.pagesWith(opening).map(({ path, view }) => {
      const { facts, sample } = view();
      const { place, kind, salary, closes } = facts;
      return { ...site.card(path), place, kind, salary, closes, sample };
    }),
  }),
});

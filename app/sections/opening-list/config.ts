import { text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import opening from '../opening/config.ts';

export default defineSection({
  type: 'opening-list',
  fields: { title, description: text, empty: text },
  showsSamples: (_, site) => site.pagesWith(opening).some(({ section }) => section.sample),
  view: (content, site) => ({
    ...content,
    openings: site.pagesWith(opening).map(({ path, view }) => {
      const { place, kind, salary, closes } = view().details;
      return { ...site.card(path), place, kind, salary, closes };
    }),
  }),
});

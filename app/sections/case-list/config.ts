import { z } from 'zod';
import { link, onward, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import caseStudy from '../case/config.ts';

/** The cases of this site, or those that name one service. */
export default defineSection({
  type: 'case-list',
  surface: ({ most }) => (most === 1 ? 'deep' : 'wash'),
  fields: {
    title: title.optional(),
    description: text.optional(),
    service: link.optional(),
    most: z.int().min(1).optional(),
    /** Which figure of each case is shown; the first by default. */
    figure: z.int().min(1).optional(),
    more: onward.optional(),
  },
  entries: ({ service, most }, site) =>
    site
      .pagesWith(caseStudy)
      .filter(({ section }) => !service || section.services.includes(service))
      .slice(0, most),
  showsSamples: (_, __, entries) => entries.some(({ section }) => section.sample),
  view: ({ title, description, service, figure: place = 1, more }, site, entries) => ({
    title,
    description,
    more,
    isOfService: service !== undefined,
    cases: entries.map(({ path, section: { client, industry, figures, services } }) => {
      const figure = figures[place - 1];
      if (!figure) throw new Error(`The case ${path} has no figure ${place}: ${site.path} asks for it.`);
      const { value, label } = figure;
      return {
        ...site.card(path),
        client,
        industry,
        figure: { value, label },
        family: site.familyOf(services[0]),
      };
    }),
  }),
});

import { z } from 'zod';
import { link, text, title } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';
import type { SectionContext } from '#site/section-context.server.ts';
import { articles } from '../article/config.ts';
import caseStudy from '../case/config.ts';
import opening from '../opening/config.ts';
import { personOf } from '../people/config.ts';

type Choice = { service?: string | undefined; figure?: number | undefined };

/** A page with what stands before and after its name, as lines of text. A figure is large. */
type Row = {
  path: string;
  group?: string | undefined;
  sample?: boolean | undefined;
  figure?: { value: string; label: string };
  before: string[];
  after: string[];
};

/** What each kind of list shows of its pages. */
const lists = {
  articles: (context: SectionContext, { service }: Choice): Row[] => {
    const date = new Intl.DateTimeFormat(context.languageTag, { dateStyle: 'medium', timeZone: 'UTC' });
    return articles(context, service).map(({ path, section: { published, topics, person, services } }) => ({
      path,
      group: context.groupOf(services[0]),
      before: [date.format(new Date(published))],
      after: [personOf(person, context)?.name ?? '', topics.join(', ')],
    }));
  },
  cases: (context: SectionContext, { service, figure: figureNumber = 1 }: Choice): Row[] =>
    context
      .pagesWith(caseStudy)
      .filter(({ section }) => !service || section.services.includes(service))
      .map(({ path, section: { client, industry, figures, services, sample } }) => {
        const figure = figures[figureNumber - 1];
        if (!figure) throw new Error(`The case ${path} has no figure ${figureNumber}: ${context.path} asks for it.`);
        const { value, label } = figure;
        return {
          path,
          sample,
          group: context.groupOf(services[0]),
          figure: { value, label },
          before: [],
          after: [client, industry],
        };
      }),
  openings: (context: SectionContext): Row[] =>
    context.pagesWith(opening).map(({ path, section: { sample }, view }) => {
      const { place, employmentType, salary, closes } = view().details;
      return { path, sample, before: [salary, employmentType], after: [place, closes] };
    }),
};

/** Pages of one kind: articles, the newest first, cases or openings, or those that name one service. */
export default defineSection({
  type: 'page-list',
  surface: ({ of: kind, most: maxRows }) => (kind !== 'cases' ? undefined : maxRows === 1 ? 'deep' : 'tinted'),
  fields: {
    of: z.enum(['articles', 'cases', 'openings']),
    title: title.optional(),
    description: text.optional(),
    service: link.optional(),
    most: z.int().min(1).optional(),
    /** Which figure of each case is shown; the first by default. */
    figure: z.int().min(1).optional(),
    /** Stands there when there is none. Without it the section is left out. */
    empty: text.optional(),
  },
  entries({ of: kind, most: maxRows, empty, ...choice }, context) {
    const rows = lists[kind](context, choice).slice(0, maxRows);
    return rows.length === 0 && empty ? undefined : rows;
  },
  showsSamples: (_, __, rows) => rows.some(({ sample }) => sample),
  view: ({ of: kind, title, description, most: maxRows, empty }, context, rows) => ({
    title: title ?? context.shellWords().case.onService,
    description,
    empty,
    isSingle: kind === 'cases' && maxRows === 1,
    rows: rows.map(({ path, sample, ...row }) => {
      const [page] = context.cards([path]);
      return { ...context.card(path), image: row.figure && maxRows !== 1 ? page?.image : undefined, ...row };
    }),
  }),
});

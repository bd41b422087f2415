import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { sample, text } from '#site/schema/parts.ts';
import { said } from '#site/schema/said.ts';
import { type ContentOf, defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

const salary = z
  .strictObject({
    from: z.int().min(1),
    to: z.int().min(1),
    unit: z.enum(['HOUR', 'MONTH', 'YEAR']),
  })
  .refine(({ from, to }) => from <= to, {
    error: said('must be as much as from, or more', 'debe ser tanto como el mínimo, o más'),
    path: ['to'],
  });

/** A job that is open until its page expires. Kind and unit are schema.org's and Google's names. */
const fields = {
  place: text,
  remote: z.literal(true).optional(),
  kind: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  languages: text,
  salary,
  posted: z.iso.date(),
  work: z.array(text).min(2),
  needs: z.array(text).min(2),
  sample,
};

/** What an opening shows at a glance, here and in lists. */
export function openingFacts(
  { place, kind, languages, salary: pay, posted }: ContentOf<typeof fields>,
  site: SiteReader,
  path: string,
) {
  const words = site.words().opening;
  const money = new Intl.NumberFormat(site.languageTag, {
    style: 'currency',
    currency: site.company().currency,
    maximumFractionDigits: 0,
  });
  return {
    place,
    kind: words.kinds[kind],
    languages,
    salary: fill(words.pay[pay.unit], { range: money.formatRange(pay.from, pay.to) }),
    posted: site.date(posted),
    closes: site.closing(path)?.date ?? words.untilFilled,
  };
}

export default defineSection({
  type: 'opening',
  fields,
  // Search engines are told of the content as it is.
  view: (content, site) => ({
    ...content,
    facts: openingFacts(content, site, site.path),
    validThrough: site.closing()?.at,
  }),
});

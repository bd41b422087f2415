import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { sample, text } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const salary = z
  .strictObject({
    from: z.int().min(1),
    to: z.int().min(1),
    unit: z.enum(['HOUR', 'MONTH', 'YEAR']),
  })
  .refine(({ from, to }) => from <= to, {
    error: 'less-than-from',
    path: ['to'],
  });

/** A job that is open until its page expires. Kind and unit are schema.org's and Google's names. */
export default defineSection({
  type: 'opening',
  fields: {
    place: text,
    remote: z.literal(true).optional(),
    kind: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
    languages: text,
    salary,
    posted: z.iso.date(),
    work: z.array(text).min(2),
    needs: z.array(text).min(2),
    sample,
  },
  view(content, site) {
    const { place, kind, languages, salary, posted } = content;
    const words = site.words().opening;
    const money = new Intl.NumberFormat(site.languageTag, {
      style: 'currency',
      currency: site.company().currency,
      maximumFractionDigits: 0,
    });
    const details = {
      place,
      kind: words.kinds[kind],
      languages,
      salary: fill(words.pay[salary.unit], { range: money.formatRange(salary.from, salary.to) }),
      posted: site.date(posted),
      closes: site.closing()?.date ?? words.untilFilled,
    };
    // The whole content, for the structured data.
    return { ...content, details, validThrough: site.closing()?.at };
  },
});

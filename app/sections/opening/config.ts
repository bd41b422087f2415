import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { beforePublishing, sample, text } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

const salary = z
  .strictObject({
    from: beforePublishing(z.int().min(1)),
    to: beforePublishing(z.int().min(1)),
    unit: beforePublishing(z.enum(['HOUR', 'MONTH', 'YEAR'])),
  })
  .refine(({ from = 0, to = Infinity }) => from <= to, {
    error: 'less-than-from',
    path: ['to'],
  });

/** A job that is open until its page expires. Type of employment and unit are schema.org's and Google's names. */
export default defineSection({
  type: 'opening',
  fields: {
    place: text,
    remote: z.literal(true).optional(),
    employmentType: beforePublishing(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'])),
    languages: text,
    salary,
    posted: z.iso.date(),
    work: z.array(text).min(2),
    needs: z.array(text).min(2),
    sample,
  },
  view(content, context) {
    const { place, employmentType, languages, salary, posted } = content;
    const { from, to, unit } = salary;
    const words = context.shellWords().opening;
    const money = new Intl.NumberFormat(context.languageTag, {
      style: 'currency',
      currency: context.company().currency,
      maximumFractionDigits: 0,
    });
    const details = {
      place,
      employmentType: employmentType ? words.employmentTypes[employmentType] : '…',
      languages,
      salary: from && to && unit ? fill(words.pay[unit], { range: money.formatRange(from, to) }) : '…',
      posted: context.date(posted),
      closes: context.expiry()?.date ?? words.untilFilled,
    };
    // The whole content, for the structured data.
    return { ...content, details, validThrough: context.expiry()?.time };
  },
});

import { z } from 'zod';
import { link, moment, text } from './parts.ts';

const words = z.strictObject({
  text: text.max(240, 'must have at most 240 characters: it stands above every page').describe('One or two sentences.'),
  link: z
    .strictObject({ label: text.max(40, 'must have at most 40 characters'), to: z.union([link, z.url()]) })
    .optional()
    .describe('Where more is said: a path of this site without language, or a whole address.'),
});

/** A message above every page, for hurricanes and outages. */
export const noticeSchema = z
  .strictObject({
    level: z
      .enum(['info', 'warning', 'emergency'])
      .describe('info: good to know. warning: plan for it. emergency: act now; screen readers say it first.'),
    state: z.literal('draft').optional().describe('Not shown, whatever the time.'),
    from: moment.describe('Puerto Rico is -04:00 all year.'),
    until: moment.describe('It is gone from then on.'),
    en: words,
    es: words,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    error: 'must be later than from',
    path: ['until'],
  });

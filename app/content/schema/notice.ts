import { z } from 'zod';
import { link, text } from './parts.ts';

const moment = z
  .union(
    [z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })],
    'must be a time with its distance from UTC, such as 2026-09-20T14:00-04:00',
  )
  .describe('Puerto Rico is -04:00 all year.');

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
    from: moment,
    until: moment.describe('It is gone from then on.'),
    en: words,
    es: words,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    error: 'must be later than from',
    path: ['until'],
  });

import { z } from 'zod';
import { link, moment, textOf } from './parts.ts';

const words = z.strictObject({
  text: textOf(240),
  link: z.strictObject({ label: textOf(40), to: z.union([link, z.url()]) }).optional(),
});

/** A message above every page, for hurricanes and outages. */
export const noticeSchema = z
  .strictObject({
    level: z.enum(['info', 'warning', 'emergency']),
    state: z.literal('draft').optional(),
    from: moment,
    until: moment,
    en: words,
    es: words,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    error: 'must be later than from',
    path: ['until'],
  });

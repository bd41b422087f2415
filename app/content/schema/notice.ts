import { z } from 'zod';
import { link, textOf } from './parts.ts';

const moment = z.union(
  [z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })],
  'must be a time with its distance from UTC, such as 2026-09-20T14:00-04:00',
);

const words = z.strictObject({
  text: textOf(240),
  link: z.strictObject({ label: textOf(40), to: z.union([link, z.url()]) }).optional(),
});

/** A message above every page, for hurricanes and outages. */
export const noticeSchema = z
  .strictObject({
    level: z.enum(['info', 'warning', 'emergency']),
    from: moment,
    until: moment,
    en: words,
    es: words,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    error: 'must be later than from',
    path: ['until'],
  });

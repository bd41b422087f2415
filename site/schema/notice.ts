import { z } from 'zod';
import type { Languages } from '../languages.ts';
import { link, moment, textOf, webAddress } from './field-types.ts';

const words = z.strictObject({
  text: textOf(240),
  link: z.strictObject({ label: textOf(40).meta({ role: 'title' }), to: z.union([link, webAddress]) }).optional(),
});

/** A message above every page, for storms, outages and closed offices. */
export const noticeSchema = ({ perLocale }: Languages) =>
  z
    .strictObject({
      level: z.enum(['info', 'warning', 'emergency']),
      state: z.literal('draft').optional(),
      from: moment,
      until: moment,
      ...perLocale(() => words),
    })
    .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
      error: 'before-shown',
      path: ['until'],
    });

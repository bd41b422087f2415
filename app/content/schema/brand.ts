import { z } from 'zod';
import { text } from './parts.ts';

const hue = z
  .number()
  .min(0)
  .max(360)
  .describe('Degrees of OKLCH: 30 red, 90 yellow, 150 green, 200 teal, 260 blue, 310 violet.');
/** Path data and nothing else: the mark is written into pages and pictures as it stands. */
const pathData = z
  .string()
  .regex(
    /^M[\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/,
    'must be the path data of an SVG, which begins with M and has no quotes',
  );

/** Who the site belongs to and how it looks. `content/brand.yaml` alone says it. */
export const brandSchema = z.strictObject({
  name: text.max(24, 'must have at most 24 characters, or the header of a small phone breaks'),
  legalName: text,
  email: z.email(),
  careersEmail: z.email(),
  designCredit: text,
  social: z.array(z.strictObject({ name: text, url: z.url() })).length(2),
  hues: z.strictObject({ erp: hue, digital: hue, data: hue, security: hue, advisory: hue, ink: hue, paper: hue }),
  action: z
    .strictObject({ hue, chroma: z.number().min(0).max(0.3), lightness: z.number().min(0.2).max(0.7) })
    .describe('Buttons and all that is to be noticed, by day. The night takes the same hue, lighter.'),
  mark: z
    .strictObject({
      viewBox: z
        .string()
        .regex(/^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/, 'must be four numbers, such as 0 0 64 64')
        .describe('The square that the mark stands in, as an SVG has it.'),
      accent: pathData.describe('The part in the color of action.'),
      body: pathData.describe('The part in ink.'),
      outline: pathData.optional().describe('The line that the splash draws. Without it the outlines of both parts.'),
    })
    .describe('The logo as outlines.'),
});

import { z } from 'zod';
import { text, textOf } from './parts.ts';

const hue = z.number().min(0).max(360);
/** Path data and nothing else: the mark is written into pages and pictures as it stands. */
const pathData = z
  .string()
  .regex(
    /^M[\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/,
    'must be the path data of an SVG, which begins with M and has no quotes',
  );

/** Who the site belongs to and how it looks. `content/brand.yaml` alone says it. */
export const brandSchema = z.strictObject({
  name: textOf(24),
  legalName: text,
  email: z.email(),
  careersEmail: z.email(),
  designCredit: text,
  social: z.array(z.strictObject({ name: text, url: z.url() })).length(2),
  hues: z.strictObject({ erp: hue, digital: hue, data: hue, security: hue, advisory: hue, ink: hue, paper: hue }),
  action: z.strictObject({ hue, chroma: z.number().min(0).max(0.3), lightness: z.number().min(0.2).max(0.7) }),
  mark: z.strictObject({
    viewBox: z.string().regex(/^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/, 'must be four numbers, such as 0 0 64 64'),
    accent: pathData,
    body: pathData,
    outline: pathData.optional(),
  }),
});

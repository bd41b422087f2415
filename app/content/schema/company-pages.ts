import { z } from 'zod';
import { block, cta, hero, item, logo, pageBase, sample, text } from './parts.ts';

export const aboutSchema = pageBase.extend({
  hero: hero.omit({ stats: true }),
  mission: z.strictObject({ title: text, paragraphs: z.array(text).min(2), tags: z.array(text).length(3) }),
  approach: block.extend({ items: z.array(item).length(4) }),
  values: block.extend({ items: z.array(item).length(6) }),
  firm: block.extend({ items: z.array(item.extend({ sample })).min(4).max(8) }).optional(),
  cta,
});

export const careersSchema = pageBase.extend({
  hero: hero.omit({ stats: true }).extend({ buttonText: text }),
  culture: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
  values: block.extend({ items: z.array(item).length(6) }),
  why: block.extend({ items: z.array(item).length(6) }),
  /** The subject line is the spec's: 'Career Inquiry'. */
  apply: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    mailLabel: text,
    subject: text,
    steps: z.array(item).min(3),
  }),
});

const mark = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  name: text,
  logo,
  sample,
});

export const partnersSchema = pageBase.extend({
  hero: hero.omit({ stats: true }),
  partners: z.strictObject({ title: text, description: text, items: z.array(mark.extend({ field: text })).min(18) }),
  clients: z.strictObject({
    title: text,
    description: text,
    linkNote: text,
    items: z.array(mark.extend({ kind: text, work: text, link: z.url() })).min(8),
  }),
  cta,
});

import { z } from 'zod';
import { block, cta, hero, image, item, link, pageBase, promise, sample, stat, text, textOf } from './parts.ts';

const feature = z.strictObject({ title: textOf(45), description: textOf(160) });

const tab = z.strictObject({
  label: textOf(20),
  title: text,
  description: text,
  features: z
    .array(z.union([text, feature]))
    .min(4)
    .max(12),
  facts: promise,
  image,
});

const technology = z
  .strictObject({
    name: text,
    symbol: z.string().regex(/^[A-Z][a-z\d]$/, 'must be a capital letter and a small one or a figure, such as Nd'),
    description: text,
    content: text,
  })
  .refine(({ name, symbol }) => isTakenFrom(name, symbol), {
    path: ['symbol'],
    error: 'must be two signs of the name in their order',
  });

function isTakenFrom(name: string, [first = '', second = '']: string): boolean {
  const [signs, start] = [name.toLowerCase(), name.toLowerCase().indexOf(first.toLowerCase())];
  return start >= 0 && signs.includes(second, start + 1);
}

function areUnlike(items: readonly { symbol: string }[]): boolean {
  return new Set(items.map(({ symbol }) => symbol)).size === items.length;
}

const pricing = z.strictObject({
  title: text,
  description: text,
  models: z
    .array(z.strictObject({ title: text, description: text, amount: text, sample }))
    .min(2)
    .max(3),
  factors: z.array(text).min(3).max(5),
  smallest: z.strictObject({ description: text, amount: text, sample }),
});

const questions = z.strictObject({
  title: text,
  items: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(4)
    .max(6),
});

/** Who leads the work: a role, not a name. */
const lead = z.strictObject({
  title: text,
  role: text,
  description: text,
  certifications: z.array(text).min(1).max(4),
  languages: text,
  sample,
});

/** What a buyer asks before writing. */
const buying = { pricing: pricing.optional(), questions: questions.optional(), lead: lead.optional() };

export const serviceSchema = pageBase.extend({
  ...buying,
  hero,
  tabs: z.strictObject({
    sectionTitle: text,
    sectionDescription: text,
    tabContent: z.record(z.string().regex(/^[a-z]+$/, 'must be small letters only'), tab),
  }),
  stats: z.array(stat).length(4),
  technologies: z.strictObject({
    title: text,
    titleHighlight: text,
    description: text,
    items: z.array(technology).length(6).refine(areUnlike, 'must have six different symbols'),
  }),
  industries: block.optional(),
  benefits: block.optional(),
  cta,
  related: z.array(link).max(3),
});

export const securitySchema = pageBase.extend({
  ...buying,
  hero: hero.omit({ stats: true }),
  intro: z.array(text).min(1).max(3),
  components: block.extend({ items: z.array(item).length(5) }),
  points: block.extend({ items: z.array(item).length(4) }),
  facts: promise,
  cta,
  related: z.array(link).max(3),
});

const list = z.strictObject({ title: text, description: text, items: z.array(text).min(4) });

export const hireSchema = pageBase.extend({
  ...buying,
  hero: hero.extend({ requestLabel: text, exploreLabel: text }),
  why: block.extend({ items: z.array(item).length(6) }),
  expertise: z.strictObject({ title: text, description: text, sap: list, oracle: list, linkLabel: text }),
  offers: block.extend({ items: z.array(item).length(6) }),
  engagements: z.strictObject({ title: text, description: text, project: list, shortTerm: list }),
  approach: block.extend({ items: z.array(item).length(5) }),
  contact: z.strictObject({ title: text, description: text, buttonText: text, mailLabel: text, phoneLabel: text }),
});

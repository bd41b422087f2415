import { z } from 'zod';
import { highlight, name, text, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const technology = z
  .strictObject({
    name,
    /** Without one the first two letters of the name. */
    symbol: z
      .string()
      .regex(/^[A-Z][a-z\d]$/, 'symbol-form')
      .meta({ role: 'code' })
      .optional(),
    description: text,
    content: text,
  })
  .refine(({ name, symbol }) => !symbol || isTakenFrom(name, symbol), {
    path: ['symbol'],
    error: 'other-signs',
  });

function isTakenFrom(name: string, [first = '', second = '']: string): boolean {
  const [signs, start] = [name.toLowerCase(), name.toLowerCase().indexOf(first.toLowerCase())];
  return start >= 0 && signs.includes(second, start + 1);
}

function areUnlike(items: readonly { symbol?: string }[]): boolean {
  const symbols = items.flatMap(({ symbol }) => symbol ?? []);
  return new Set(symbols).size === symbols.length;
}

export default defineSection({
  type: 'technologies',
  fields: {
    title,
    titleHighlight: highlight,
    description: text,
    items: z.array(technology).length(6).refine(areUnlike, 'symbol-twice'),
  },
});

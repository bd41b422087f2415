import { z } from 'zod';
import { highlight, name, text, title } from '#site/schema/parts.ts';
import { said } from '#site/schema/said.ts';
import { defineSection } from '#site/section.ts';

const technology = z
  .strictObject({
    name,
    /** Without one the first two letters of the name. */
    symbol: z
      .string()
      .regex(
        /^[A-Z][a-z\d]$/,
        said(
          'must be a capital letter and a small one or a figure, such as Nd',
          'debe ser una mayúscula y una minúscula o una cifra, como Nd',
        ),
      )
      .meta({ role: 'code' })
      .optional(),
    description: text,
    content: text,
  })
  .refine(({ name, symbol }) => !symbol || isTakenFrom(name, symbol), {
    path: ['symbol'],
    error: said('must be two signs of the name in their order', 'deben ser dos signos del nombre en su orden'),
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
    items: z
      .array(technology)
      .length(6)
      .refine(areUnlike, said('must have six different symbols', 'debe tener seis símbolos distintos')),
  },
});

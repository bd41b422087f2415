import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { code, name, text, textWith, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

/** `figure` is a name in content/measured.json; {value} in `value` is that figure. */
const item = z.strictObject({ figure: code, value: textWith('value'), name, method: text });
const file = z.strictObject({
  label: title,
  url: z
    .string()
    .regex(/^\/[\w.-]+$/, 'own-file-form')
    .meta({ role: 'address' }),
  description: text,
});

/** Figures that a program measured and wrote, with the method and files to check them. */
export default defineSection({
  type: 'measurements',
  fields: {
    title,
    description: text,
    items: z.array(item).min(1),
    files: z.array(file).optional(),
  },
  // Before its first measurement a figure is not shown.
  view({ items, ...content }, site) {
    const runs = Object.values(site.measured());
    const number = new Intl.NumberFormat(site.languageTag, { maximumFractionDigits: 2 });
    const measured = items.flatMap(({ figure, value, name, method }) => {
      const run = runs.find(({ figures }) => figure in figures);
      const count = run?.figures[figure];
      if (!run || count === undefined) return [];
      return { name, method, value: fill(value, { value: number.format(count) }), on: site.date(run.on) };
    });
    return { ...content, items: measured };
  },
});

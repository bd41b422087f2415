import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { code, name, text, textWith, title } from '#site/schema/parts.ts';
import { said } from '#site/schema/said.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** `figure` is a name in content/measured.json; {value} in `value` is that figure. */
const item = z.strictObject({ figure: code, value: textWith('value'), name, method: text });
const file = z.strictObject({
  label: title,
  url: z
    .string()
    .regex(
      /^\/[\w.-]+$/,
      said(
        'must be the address of a file of this site, such as /build.txt',
        'debe ser la dirección de un archivo de este sitio, como /build.txt',
      ),
    )
    .meta({ role: 'address' }),
  description: text,
});

/** Figures that were measured and written by a program, with how, and files to check them by. */
const schema = z.strictObject({
  title,
  description: text,
  items: z.array(item).min(1),
  files: z.array(file).optional(),
});

/** What has been measured; before its first measurement a figure is not shown. */
function load({ items }: z.output<typeof schema>, site: SiteReader) {
  const runs = Object.values(site.measured());
  const number = new Intl.NumberFormat(site.languageTag, { maximumFractionDigits: 2 });
  return items.flatMap(({ figure, value, name, method }) => {
    const run = runs.find(({ figures }) => figure in figures);
    const measured = run?.figures[figure];
    if (!run || measured === undefined) return [];
    return { name, method, value: fill(value, { value: number.format(measured) }), on: site.date(run.on) };
  });
}

export default defineSection({ type: 'measurements', schema, load });

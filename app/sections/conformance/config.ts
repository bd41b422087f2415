import { stringify } from 'yaml';
import { z } from 'zod';
import { name, text, texts, title } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';

/** As OpenACR names them. */
const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const;

const criterion = z.strictObject({
  num: z
    .string()
    .regex(/^\d\.\d\.\d{1,2}$/, 'criterion-form')
    .meta({ role: 'code' }),
  name,
  level: z.enum(levels),
  note: text.optional(),
});

const address = (site: SiteReader) => site.fileAddress('/openacr.yaml');

function chapter(list: z.output<typeof criterion>[]) {
  const criteria = list.map(({ num, level, note = '' }) => ({
    num,
    components: [{ name: 'web', adherence: { level, notes: note } }],
  }));
  return { criteria };
}

/** An accessibility conformance report: https://github.com/GSA/openacr */
export default defineSection({
  type: 'conformance',
  fields: {
    title,
    description: text,
    methods: text,
    columns: z.array(text).length(3),
    levels: texts(...levels),
    download: text,
    a: z.array(criterion).min(1),
    aa: z.array(criterion).min(1),
  },
  view: (content, site) => ({ ...content, file: address(site) }),
  /** The report as a file, which programs compare and convert. */
  files({ title, description, methods, a, aa }, site) {
    const { name, email, phone } = site.company();
    const contact = { company_name: name, email, phone: phone.number };
    const report = {
      title,
      product: { name: new URL(site.origin).host, description },
      author: contact,
      vendor: contact,
      report_date: site.measured().tests?.on,
      version: 1,
      evaluation_methods_used: methods,
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: { success_criteria_level_a: chapter(a), success_criteria_level_aa: chapter(aa) },
    };
    return { [address(site)]: stringify(report, { aliasDuplicateObjects: false }) };
  },
});

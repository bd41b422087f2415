import { fillFacts } from '#site/facts.server.ts';
import { type Finding, lineOf } from '#site/finding.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Role } from '#site/schema/field-role.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { testSite } from '#tests/test-site.ts';
import type { ContentTree, LocaleFile } from './content-tree.ts';

const site = testSite();

const pages: PageEntry[] = [
  { path: '/invoicing', kind: 'service' },
  { path: '/mobile-apps', kind: 'service' },
  { path: '/privacy', kind: 'legal' },
];

const as = (role: Role, type = 'string'): JsonSchema => ({ type, role });
const group = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const quotes = { words: as('quote'), price: as('quote'), hours: as('quote'), rate: as('quote') };

/** A file of the tests: fields of all roles wherever they stand, and under any other key a text or more of the same. */
const jsonSchema: JsonSchema = group({
  stats: list({ ...group({ value: as('value'), label: as('title'), sample: as('sample', 'boolean') }), role: 'stat' }),
  datedClaims: list({ ...group({ ...quotes, until: as('end'), asOf: as('looked-up') }), role: 'dated-claim' }),
  sums: list({ ...group(quotes), role: 'sum' }),
  links: list(as('listed-link')),
  pages: list(as('listed-link')),
  sample: as('sample', 'boolean'),
  to: as('link'),
  id: { ...as('id'), entity: 'person' },
  person: { ...as('id-reference'), entity: 'person' },
  until: as('end'),
  asOf: as('looked-up'),
  url: as('address'),
  scene: as('drawing'),
  photo: as('photo'),
  logo: as('logo'),
  file: as('file'),
  alt: as('alt'),
  name: as('name'),
  issuer: as('name'),
  title: as('title'),
  titleHighlight: as('highlight'),
  symbol: as('code'),
  type: as('choice'),
  body: as('markdown'),
  description: as('text'),
});
jsonSchema.properties = { ...jsonSchema.properties, items: list(jsonSchema) };
jsonSchema.additionalProperties = { anyOf: [as('text'), list({ anyOf: [as('text'), jsonSchema] }), jsonSchema] };

/** For tests of rules: makes a content tree of what files such as `en/invoicing` say, read on 2026-11-20. */
export function treeOf(contents: Record<string, unknown>, changes: Partial<ContentTree> = {}): ContentTree {
  const now = new Date('2026-11-20T12:00:00Z');
  const [company, facts] = [site.company(), site.perLocale(site.facts)];
  const files = Object.entries(contents).map(([name, raw]): LocaleFile => {
    const [locale, slug = ''] = name.split('/') as [Locale, string];
    const page = pages.find((entry) => slugOf(entry.path) === slug);
    const filled = fillFacts(jsonSchema, raw, inLocale(facts, locale));
    const file = { name: `content/${name}.yaml`, locale, slug, raw, filled, jsonSchema };
    return page ? { ...file, page, schema: site.schemas().page } : file;
  });
  return { site, root: site.root, pages, company, facts, now, files, drafts: [], ...changes };
}

export function findingLines(
  rule: (tree: ContentTree) => Iterable<Finding>,
  ...tree: Parameters<typeof treeOf>
): string[] {
  return Array.from(rule(treeOf(...tree)), lineOf);
}

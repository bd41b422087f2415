import { contentRoot } from '#site/content-root.server.ts';
import { factsOf, fillFacts } from '#site/facts.ts';
import { loadCompany } from '#site/load.server.ts';
import { inLocale, type Locale, perLocale } from '#site/locale.ts';
import { type PageEntry, slugOf } from '#site/pages.ts';
import { pageSchema } from '#site/schema/page.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { type Finding, lineOf } from './finding.ts';

const company: ContentTree['company'] = {
  ...loadCompany(),
  name: 'Acme',
  legalName: 'Acme Consulting, LLC',
  founded: 2007,
  sample: true,
  phone: { number: '+17875550142', shown: '(787) 555-0142' },
  email: 'hello@acme.example',
  careersEmail: 'jobs@acme.example',
};

const promises = { noticePeriod: '30', warranty: '60' };

const pages: PageEntry[] = [
  { path: '/sap', kind: 'service' },
  { path: '/testing', kind: 'service' },
  { path: '/privacy', kind: 'legal' },
];

/** For tests of rules: makes a content tree of what files such as `en/sap` say. Its company is Acme, its year 2026. */
export function treeOf(contents: Record<string, unknown>, changes: Partial<ContentTree> = {}): ContentTree {
  const now = new Date('2026-11-20T12:00:00Z');
  const facts = perLocale(() => factsOf(company, { ...promises, replyTime: '1', officeHours: '24/7' }, now, {}));
  const files = Object.entries(contents).map(([name, raw]): ContentFile => {
    const [locale, slug = ''] = name.split('/') as [Locale, string];
    const page = pages.find((entry) => slugOf(entry.path) === slug);
    const filled = fillFacts(raw, inLocale(facts, locale));
    const file = { name: `content/${name}.yaml`, locale, slug, raw, filled };
    return page ? { ...file, page, schema: pageSchema } : file;
  });
  return { root: contentRoot, pages, company, facts, now, files, drafts: [], strays: [], ...changes };
}

export function linesOf(rule: (tree: ContentTree) => Iterable<Finding>, ...tree: Parameters<typeof treeOf>): string[] {
  return Array.from(rule(treeOf(...tree)), lineOf);
}

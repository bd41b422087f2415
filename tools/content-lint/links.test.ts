import { expect, test } from 'vitest';
import type { PageEntry } from '#site/schema/pages.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { readContentTree } from './content-tree.ts';
import { checkIds, checkLinks, checkNotice, checkReached, checkRedirectList, checkReferences } from './links.ts';
import { findingLines, treeOf } from './test-tree.ts';

const home = { path: '/', kind: 'home' } as const;
const invoicing = { path: '/invoicing', kind: 'service' } as const;
const mobileApps = { path: '/mobile-apps', kind: 'service' } as const;

test('a link to a page that does not exist is told wherever it stands', () => {
  const page = { tiles: [{ to: '/sapp' }], links: ['/invoicing', '/none'] };
  const advice = 'which is no page: take one of the list of pages.';

  expect(findingLines(checkLinks, { 'en/home': page })).toEqual([
    `content/en/home.yaml: tiles.#1.to – leads to /sapp, ${advice}`,
    `content/en/home.yaml: links.#2 – leads to /none, ${advice}`,
  ]);
});

test('a person whom a section names must be one of a section of people in that language', () => {
  const items = ['ortiz', 'rentas'].map((id) => ({ id, role: 'Lead' }));
  const people = { sections: [{ type: 'people', items }] };
  const page = { sections: [{ person: 'ortiz' }, { person: 'nobody' }] };

  expect(
    findingLines(checkReferences, { 'en/home': page, 'es/home': page, 'en/people': people, 'es/people': people }),
  ).toEqual([
    'content/en/home.yaml: sections.#2.person – nobody is no person: take one of ortiz, rentas.',
    'content/es/home.yaml: sections.#2.person – nobody is no person: take one of ortiz, rentas.',
  ]);
});

test('a page to which nothing leads is told; drafts, unlisted pages and those below another are left out', () => {
  const pages = ['/alone', '/alone/below', '/linked', '/draft', '/hidden'].map((path) => ({ path, kind: 'service' }));
  const [alone, below, linked, draft, hidden] = pages as [PageEntry, PageEntry, PageEntry, PageEntry, PageEntry];
  const list = [
    home,
    alone,
    below,
    linked,
    { ...draft, state: 'draft' as const },
    { ...hidden, unlisted: true as const },
  ];
  const contents = { 'en/home': { to: '/linked#part' }, 'en/alone': { to: '/alone' } };
  const files = treeOf(contents).files.map((file) => (file.slug === 'alone' ? { ...file, page: alone } : file));

  expect(findingLines(checkReached, {}, { files, pages: list })).toEqual([
    'content/pages.yaml: /alone – warning: no menu and no other page leads to /alone: add an entry for it in Company and settings, Menus and footer, or link to it on a page.',
  ]);
});

test('an id stands once on a page, and may stand on others', () => {
  const page = (...ids: string[]) => ({ sections: [{ type: 'people', items: ids.map((id) => ({ id })) }] });

  expect(findingLines(checkIds, { 'en/home': page('ana', 'eva', 'ana'), 'en/people': page('ana') })).toEqual([
    'content/en/home.yaml: sections.#1.items.#3.id – ana is already the id of something on this page: give it another.',
  ]);
});

test('a section that is shown once more is one of the page beside it', () => {
  const tree = readContentTree(testSite());
  const raw = { sections: [{ type: 'section-from-page', page: '/contact-us', section: 'testimonials' }] };
  const files = tree.files.map((file) => (file.name === 'content/es/mobile-apps.yaml' ? { ...file, raw } : file));

  expect([...checkReferences({ ...tree, files })]).toMatchObject([
    { file: 'content/es/mobile-apps.yaml', key: 'sections.#1.section', values: { value: 'testimonials' } },
  ]);
});

test('an anchor must be an id of that page in that language', () => {
  const page = { a: { to: '/privacy#rights' }, b: { to: '/privacy#right' } };

  expect(findingLines(checkLinks, { 'en/home': page, 'en/privacy': { sections: [{ id: 'rights' }] } })).toEqual([
    'content/en/home.yaml: b.to – leads to /privacy#right, but /privacy has no section “right”: it has rights.',
  ]);
});

test.each([
  ['a draft', { state: 'draft' }],
  ['a page that goes', { expireAt: '2027-01-01T00:00Z' }],
] as const)('a link to %s is refused, but in a list, which leaves it out', (_what, dates) => {
  const page = { more: { to: '/mobile-apps' }, links: ['/mobile-apps'], pages: ['/mobile-apps'] };

  expect(
    findingLines(checkLinks, { 'en/invoicing': page }, { pages: [invoicing, { ...mobileApps, ...dates }] }),
  ).toEqual([expect.stringMatching(/^content\/en\/invoicing\.yaml: more\.to – .* has dates in the list of pages/)]);
});

test('a former address must lead to a page of one of the languages that stays; one that goes may have its redirect', () => {
  const list =
    '- { from: /offer, to: /es/invoicing }\n- { from: /old, to: /es/offer }\n- { from: /older, to: /none }\n';
  const root = temporaryFolder({ 'redirects.yaml': list });
  const offer = { path: '/offer', kind: 'service', expireAt: '2027-01-01T00:00Z' } as const;

  expect(findingLines(checkRedirectList, {}, { root, pages: [invoicing, offer] })).toEqual([
    expect.stringContaining('content/redirects.yaml: the list – /old leads to /es/offer, which is no page that stays'),
    expect.stringContaining('/older leads to /none, which is no page that stays'),
  ]);
});

const from = '2026-06-01T06:00-04:00';
const end = '2026-06-02T06:00-04:00';
const goingAt = (expireAt: string) => ({ pages: [home, { ...invoicing, expireAt }] });
const unsafe = ['javascript:alert(1)', '//company.example'];

test.each<[what: string, notice: { to?: string; until?: string; pages?: PageEntry[] }, fault?: string]>([
  ['a page', {}],
  ['another site', { to: 'https://status.company.example' }],
  ...unsafe.map((to): [string, { to: string }, string] => [to, { to }, 'link.to']),
  ['no page', { to: '/none' }, 'leads to /none, which is no page of the site from its begin'],
  ['a page, with a word as its end', { until: 'tomorrow' }, 'until – must be a time with its distance from UTC'],
  ['a page that goes with it', goingAt(end)],
  ['a page that goes before it', goingAt('2026-06-02T05:00-04:00'), 'leads to /invoicing'],
])('a notice that links to %s', (_what, { to = '/invoicing', until = end, pages = [home, invoicing] }, fault) => {
  const link = `link: { label: More, to: "${to}" }`;
  const notice = `{ level: info, from: ${from}, until: ${until}, en: { text: Closed, ${link} }, es: { text: Cerrado } }`;
  const root = temporaryFolder({ 'notice.yaml': notice });

  expect(findingLines(checkNotice, {}, { root, pages })).toEqual(fault ? [expect.stringContaining(fault)] : []);
});

import { expect, test } from 'vitest';
import type { PageEntry } from '#site/schema/pages.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readContentTree } from './content-tree.ts';
import { checkIds, checkLinks, checkNotice, checkRedirectList, checkReferences } from './links.ts';
import { linesOf, treeOf } from './tree-under-test.ts';

const home = { path: '/', kind: 'home' } as const;
const sap = { path: '/sap', kind: 'service' } as const;
const testing = { path: '/testing', kind: 'service' } as const;

test('a link to a page that does not exist is told wherever it stands', () => {
  const page = { tiles: [{ to: '/sapp' }], links: ['/sap', '/none'] };
  const advice = 'which is no page: take one of the list of pages.';

  expect(linesOf(checkLinks, { 'en/home': page })).toEqual([
    `content/en/home.yaml: tiles.#1.to – leads to /sapp, ${advice}`,
    `content/en/home.yaml: links.#2 – leads to /none, ${advice}`,
  ]);
});

test('a person whom a section names must be one of a section of people in that language', () => {
  const items = ['ortiz', 'rentas'].map((id) => ({ id, role: 'Lead' }));
  const people = { sections: [{ type: 'people', items }] };
  const page = { sections: [{ person: 'ortiz' }, { person: 'nobody' }] };

  expect(
    linesOf(checkReferences, { 'en/home': page, 'es/home': page, 'en/people': people, 'es/people': people }),
  ).toEqual([
    'content/en/home.yaml: sections.#2.person – nobody is no person: take one of ortiz, rentas.',
    'content/es/home.yaml: sections.#2.person – nobody is no person: take one of ortiz, rentas.',
  ]);
});

test('an id stands once on a page, and may stand on others', () => {
  const page = (...ids: string[]) => ({ sections: [{ type: 'people', items: ids.map((id) => ({ id })) }] });

  expect(linesOf(checkIds, { 'en/home': page('ana', 'eva', 'ana'), 'en/people': page('ana') })).toEqual([
    'content/en/home.yaml: sections.#1.items.#3.id – ana is already the id of something on this page: give it another.',
  ]);
});

test('a section that is shown once more is one of the page beside it', () => {
  const tree = readContentTree(siteUnderTest());
  const raw = { sections: [{ type: 'reference', page: '/contact-us', section: 'testimonials' }] };
  const files = tree.files.map((file) => (file.name === 'content/es/testing.yaml' ? { ...file, raw } : file));

  expect([...checkReferences({ ...tree, files })]).toMatchObject([
    { file: 'content/es/testing.yaml', key: 'sections.#1.section', values: { value: 'testimonials' } },
  ]);
});

test('an anchor must be an id of that page in that language', () => {
  const page = { a: { to: '/privacy#rights' }, b: { to: '/privacy#right' } };

  expect(linesOf(checkLinks, { 'en/home': page, 'en/privacy': { sections: [{ id: 'rights' }] } })).toEqual([
    'content/en/home.yaml: b.to – leads to /privacy#right, but /privacy has no section “right”: it has rights.',
  ]);
});

test.each([
  ['a draft', { state: 'draft' }],
  ['a page that goes', { expireAt: '2027-01-01T00:00Z' }],
] as const)('a link to %s is refused, but in a list, which leaves it out', (_what, dates) => {
  const page = { more: { to: '/testing' }, links: ['/testing'], pages: ['/testing'] };

  expect(linesOf(checkLinks, { 'en/sap': page }, { pages: [sap, { ...testing, ...dates }] })).toEqual([
    expect.stringMatching(/^content\/en\/sap\.yaml: more\.to – .* has dates in the list of pages/),
  ]);
});

test('pages of the same dates may link each other, and a page that has come is linked as any other', () => {
  const dates = { publishAt: '2027-01-01T00:00Z', expireAt: '2027-02-01T00:00Z' };
  const contents = { 'en/sap': { to: '/testing' } };
  const files = treeOf(contents).files.map((each) => ({ ...each, page: { ...sap, ...dates } }));

  expect(linesOf(checkLinks, {}, { files, pages: [sap, { ...testing, ...dates }] })).toEqual([]);
  expect(linesOf(checkLinks, contents, { pages: [sap, { ...testing, publishAt: '2026-01-01T00:00Z' }] })).toEqual([]);
});

test('a former address must lead to a page of one of the languages', () => {
  const list = '- { from: /old, to: /es/sap }\n- { from: /older, to: /none }\n';

  expect(linesOf(checkRedirectList, {}, { root: temporaryFolder({ 'redirects.yaml': list }) })).toEqual([
    expect.stringMatching(/^content\/redirects\.yaml: the list – .*\/older leads to \/none/),
  ]);
});

test('a page that goes may have its redirect already, and no redirect may lead to it', () => {
  const root = temporaryFolder({ 'redirects.yaml': '- { from: /offer, to: /sap }\n- { from: /old, to: /es/offer }\n' });
  const offer = { path: '/offer', kind: 'service', expireAt: '2027-01-01T00:00Z' } as const;

  expect(linesOf(checkRedirectList, {}, { root, pages: [sap, offer] })).toEqual([
    expect.stringContaining('/old leads to /es/offer'),
  ]);
});

const from = '2026-06-01T06:00-04:00';
const end = '2026-06-02T06:00-04:00';
const goingAt = (expireAt: string) => ({ pages: [home, { ...sap, expireAt }] });
const unsafe = ['javascript:alert(1)', '//company.example'];

test.each<[what: string, notice: { to?: string; until?: string; pages?: PageEntry[] }, fault?: string]>([
  ['a page', {}],
  ['another site', { to: 'https://status.company.example' }],
  ...unsafe.map((to): [string, { to: string }, string] => [to, { to }, 'link.to']),
  ['no page', { to: '/none' }, 'leads to /none, which is no page of the site from its begin'],
  ['a page, with its end before its begin', { until: '2026-06-01T05:00-04:00' }, 'until – must be later than from'],
  ['a page, with a word as its end', { until: 'tomorrow' }, 'until – must be a time with its distance from UTC'],
  ['a page that goes with it', goingAt(end)],
  ['a page that goes before it', goingAt('2026-06-02T05:00-04:00'), 'leads to /sap'],
])('a notice that links to %s', (_what, { to = '/sap', until = end, pages = [home, sap] }, fault) => {
  const link = `link: { label: More, to: "${to}" }`;
  const notice = `{ level: info, from: ${from}, until: ${until}, en: { text: Closed, ${link} }, es: { text: Cerrado } }`;
  const root = temporaryFolder({ 'notice.yaml': notice });

  expect(linesOf(checkNotice, {}, { root, pages })).toEqual(fault ? [expect.stringContaining(fault)] : []);
});

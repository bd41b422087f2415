import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PageEntry } from '#app/content/pages.ts';
import { checkNotice } from './notice.ts';
import { treeOf } from './tree-of.ts';

const home = { path: '/', kind: 'home' } as const;

function check(notice: string, pages: PageEntry[] = [home, { path: '/sap', kind: 'service' }]) {
  const root = mkdtempSync(join(tmpdir(), 'notice-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'notice.yaml'), notice);
  return checkNotice(treeOf({}, { root, pages }));
}

const notice = (until: string, to: string) =>
  `{ level: info, from: 2026-06-01T06:00-04:00, until: ${until}, en: { text: Closed, link: { label: More, to: ${to} } }, es: { text: Cerrado } }`;

test('a notice with a span of time and a link to a page has no fault', () => {
  expect(check(notice('2026-06-02T06:00-04:00', '/sap'))).toEqual([]);
  expect(check(notice('2026-06-02T06:00-04:00', 'https://status.company.example'))).toEqual([]);
});

test.each([
  [
    notice('2026-06-02T06:00-04:00', '/none'),
    'leads to /none, which is no page of the site from its begin to its end.',
  ],
  [notice('2026-06-01T05:00-04:00', '/sap'), 'until – must be later than from'],
  [notice('tomorrow', '/sap'), 'until – must be a time with its distance from UTC'],
])('a fault is named', (text, message) => {
  expect(check(text)).toMatchObject([{ message: expect.stringContaining(message) }]);
});

test('a link to a page that goes before the notice does is told', () => {
  const pages = (expireAt: string) => [home, { path: '/sap', kind: 'service', expireAt } as const];

  expect(check(notice('2026-06-02T06:00-04:00', '/sap'), pages('2026-06-02T06:00-04:00'))).toEqual([]);
  expect(check(notice('2026-06-02T06:00-04:00', '/sap'), pages('2026-06-02T05:00-04:00'))).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { pageData } from '#site/loaders/page-data.server.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { load } from './config.ts';

const path = '/insights/sap-ecc-2027';
const content = contentOf('es', path, 'article');
const site = siteReader('es', path);
const [own] = site.pagesWith('article');

function around(...published: string[]) {
  const pagesWith = <T extends 'article' | 'people'>(type: T) =>
    type === 'people'
      ? site.pagesWith(type)
      : published.map((day, at) => ({
          path: at === 1 ? path : ['/sap', '', '/testing'][at],
          section: { ...own?.section, published: day },
        }));
  return load(content, { ...site, pagesWith } as unknown as typeof site);
}

test('an article has its author with the place on the page of people, and a time that its words take', () => {
  const { author, minutes } = load(content, site);

  expect(author.to).toBe('/es/people#quinones');
  expect(minutes).toBeGreaterThan(2);
  expect(minutes).toBeLessThan(6);
});

test('newer and older are the neighbors by date', () => {
  const { newer, older } = around('2026-03-01', '2026-02-01', '2026-01-01');

  expect([newer?.to, older?.to]).toEqual(['/es/sap', '/es/testing']);
  expect(around('2026-03-01', '2026-04-01').newer).toBeUndefined();
});

test('a page gets its text as HTML alone', () => {
  const article = pageData(new URL(`/es${path}`, 'http://site.test')).sections.find(({ type }) => type === 'article');

  expect(article?.content).toMatchObject({ body: expect.stringMatching(/^<p>/) });
});

test('each service that an article names leads to it', () => {
  const related = pageData(new URL('/es/sap', 'http://site.test')).sections.find(({ type }) => type === 'related');

  expect(related?.data).toMatchObject({ articles: [{ to: `/es${path}` }] });
});

import { expect, test } from 'vitest';
import { contentOf, dataOf } from '#app/testing/content-of.ts';
import { pageData } from '#site/page-data.server.ts';
import { siteReader } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import article from './config.ts';

const path = '/insights/sap-ecc-2027';
const site = siteUnderTest();
const content = contentOf(site, 'es', path, 'article');
const reader = siteReader(site, 'es', path);
const [own] = reader.pagesWith(article);

function around(...published: string[]) {
  const dated = published.map((day, at) => ({
    path: at === 1 ? path : ['/sap', '', '/testing'][at],
    section: { ...own?.section, published: day },
  }));
  const pagesWith: typeof reader.pagesWith = (shape) =>
    shape.type === 'article' ? (dated as never) : reader.pagesWith(shape);
  return dataOf(article, content, { ...reader, pagesWith });
}

test('an article has its author with the place on the page of people, and a time that its words take', () => {
  const { author, minutes } = dataOf(article, content, reader);

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
  const shown = pageData(site, new URL(`/es${path}`, 'http://site.test')).sections.find(
    ({ type }) => type === 'article',
  );

  expect(shown?.content).toMatchObject({ body: expect.stringMatching(/^<p>/) });
});

test('each service that an article names leads to it', () => {
  const related = pageData(site, new URL('/es/sap', 'http://site.test')).sections.find(
    ({ type }) => type === 'related',
  );

  expect(related?.data).toMatchObject({ articles: [{ to: `/es${path}` }] });
});

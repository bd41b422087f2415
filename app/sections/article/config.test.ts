import { expect, test } from 'vitest';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { contentOf } from '#tests/content-of.ts';
import { testSite } from '#tests/test-site.ts';
import article from './config.ts';

const path = '/insights/rejected-invoices';
const site = testSite();
const context = sectionContext(site, 'es', path);
const content = contentOf(site, 'es', path, 'article');

function around(...published: string[]) {
  const dated = published.map((day, at) => ({
    path: at === 1 ? path : ['/invoicing', '', '/mobile-apps'][at],
    section: { ...content, published: day },
  }));
  const pagesWith: typeof context.pagesWith = (shape) =>
    shape.type === 'article' ? (dated as never) : context.pagesWith(shape);
  return viewOf(article, content, { ...context, pagesWith });
}

test('an article has its author with the place on the page of people, and a time that its words take', () => {
  const { author, minutes } = viewOf(article, { ...content, body: 'word '.repeat(440) }, context);

  expect([author?.to, minutes]).toEqual(['/es/about-us#arango', 2]);
});

test('newer and older are the neighbors by date', () => {
  const { newer, older } = around('2026-03-01', '2026-02-01', '2026-01-01');

  expect([newer?.to, older?.to]).toEqual(['/es/invoicing', '/es/mobile-apps']);
  expect(around('2026-03-01', '2026-04-01').newer).toBeUndefined();
});

import { expect, test } from 'vitest';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { contentOf } from '#tests/content-of.ts';
import { testSite } from '#tests/test-site.ts';
import article from './config.ts';

const path = '/insights/rejected-invoices';
const site = testSite();
const context = sectionContext(site, 'es', path);
const content = contentOf(site, 'es', path, 'article');

test('an article has its author with the place on the page of people, and a time that its words take', () => {
  const { author, minutes } = viewOf(article, { ...content, body: 'word '.repeat(440) }, context);

  expect([author?.to, minutes]).toEqual(['/es/about-us#arango', 2]);
});

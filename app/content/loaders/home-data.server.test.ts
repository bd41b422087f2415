import { expect, test } from 'vitest';
import { loadPage } from '../load.server.ts';
import { sectionData } from './home-data.server.ts';

test.each([
  ['/about-us-home', 'about'],
  ['/featured', 'featured'],
  ['/why-choose-us', 'advisory'],
  ['/testimonial', 'testimonials'],
])('%s shows the block "%s" of home', (path, kind) => {
  expect(sectionData(new URL(path, 'http://site.test')).block.kind).toBe(kind);
});

test('the block has the words of home in the language of the page', () => {
  const { block } = sectionData(new URL('http://site.test/es/testimonial'));

  expect(block).toEqual({
    kind: 'testimonials',
    testimonials: loadPage('es', { path: '/', kind: 'home' }).testimonials,
  });
});

import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const shell = {
  origin: 'https://mirador.example',
  company: { name: 'Mirador' },
  themeColors: { light: '#fcfaf6', dark: '#051119' },
};
const page = {
  meta: { title: 'SAP', description: 'What we do with SAP.' },
  hero: { title: 'The month closes.', titleHighlight: 'The project too.' },
};
const share = { src: '/share/sap.es.0123abcd.png', width: 1200, height: 630 };

function tagsOf(loaderData: Parameters<typeof pageMeta>[0]['loaderData']): Record<string, unknown>[] {
  return pageMeta({ loaderData, matches: [undefined, { loaderData: shell }, undefined] }) as Record<string, unknown>[];
}

test('title and description stand first, the title with the company', () => {
  const tags = tagsOf({ locale: 'es', path: '/sap', share, page });
  expect(tags.slice(0, 2)).toEqual([
    { title: 'SAP · Mirador' },
    { name: 'description', content: 'What we do with SAP.' },
  ]);
});

test('a preview has language, picture and its description', () => {
  const tags = tagsOf({ locale: 'es', path: '/sap', share, page });
  const preview = Object.fromEntries(tags.map(({ property, name, content }) => [property ?? name, content]));
  expect(preview).toMatchObject({
    'og:locale': 'es_PR',
    'og:locale:alternate': 'en_US',
    'og:url': 'https://mirador.example/es/sap',
    'og:image': 'https://mirador.example/share/sap.es.0123abcd.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'The month closes. The project too. · Mirador',
    'twitter:card': 'summary_large_image',
  });
});

test('icons and manifest are the same on each page but for the language of the manifest', () => {
  const hrefs = (locale: 'en' | 'es') =>
    tagsOf({ locale, path: '/sap', share, page })
      .filter(({ rel }) => rel === 'icon' || rel === 'manifest')
      .map(({ href }) => href);
  expect(hrefs('en')).toEqual(['/favicon.ico', '/favicon.svg', '/site.webmanifest']);
  expect(hrefs('es')).toEqual(['/favicon.ico', '/favicon.svg', '/site.es.webmanifest']);
});

test('a page without a share picture asks not to be found and tells no address', () => {
  const tags = tagsOf({ locale: 'en', path: '/404', page });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags.filter(({ property, rel }) => property || rel === 'canonical' || rel === 'alternate')).toEqual([]);
});

test('without data there are no tags, as on a page that failed', () => {
  expect(pageMeta({ matches: [] })).toEqual([]);
});

import { expect, test } from 'vitest';
import { pageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { testSite } from '#tests/test-site.ts';
import { pageGraph } from './page-graph.ts';

const site = testSite();
const url = new URL('http://site.test/es');

test('the company has its post office box and a phone with country code', () => {
  const shell = { ...shellData(site, url), origin: 'https://mirador.example' };
  const [company] = pageGraph({ data: pageData(site, url), shell })['@graph'];

  expect(company).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://mirador.example/#organization',
    foundingDate: '2007',
    address: { postOfficeBoxNumber: '100555', addressRegion: 'PR' },
    telephone: '+17875550142',
  });
});

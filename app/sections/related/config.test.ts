import { expect, test } from 'vitest';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import related from './config.ts';

const site = siteUnderTest();

function pathsFrom(path: string, pages: string[] = []) {
  return viewOf(related, { pages }, siteReader(site, 'en', path)).cards.map(({ to }) => to);
}

test.each<[rule: string, path: string, named: string[], related: string[]]>([
  ['neighbors lead round the group', '/oracle-services', [], ['/hire-an-erp-consultant', '/sap', '/sap-business-one']],
  ['three are enough', '/sap', [], ['/sap-business-one', '/salesforce-services', '/oracle-services']],
  [
    'a page that the content names has the last place',
    '/sap',
    ['/testing'],
    ['/sap-business-one', '/salesforce-services', '/testing'],
  ],
  [
    'a page that names itself does not lead to itself',
    '/network-security',
    ['/network-security'],
    ['/endpoint-security'],
  ],
])('%s', (_, path, named, leads) => {
  expect(pathsFrom(path, named)).toEqual(leads);
});

import { expect, test } from 'vitest';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { testSite } from '#tests/test-site.ts';
import related from './config.ts';

const site = testSite();

function pathsFrom(path: string, pages: string[] = []) {
  return viewOf(related, { pages }, sectionContext(site, 'en', path)).cards.map(({ to }) => to);
}

test.each<[rule: string, path: string, named: string[], related: string[]]>([
  ['neighbors lead round the group', '/analytics', [], ['/mobile-apps', '/invoicing']],
  ['a page that the content names comes first', '/invoicing', ['/about-us'], ['/about-us', '/analytics']],
  ['a page that names itself does not lead to itself', '/analytics', ['/analytics'], ['/mobile-apps', '/invoicing']],
])('%s', (_, path, named, leads) => {
  expect(pathsFrom(path, named)).toEqual(leads);
});

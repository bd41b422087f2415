import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { type AssertionId, assertionIds } from '#site/accessibility-assertions.ts';

const site = currentSite();
const { locales, localizedPath } = site;
const fixedPaths = site.fixedPaths();

/** What e2e tests visit, as Playwright lists them: `axe /sap` for the tag `@access-axe` and a title that begins with `/sap`. */
function testedVisits(): string[] {
  const cli = resolve('node_modules/@playwright/test/cli.js');
  const env = { ...process.env, TEST_ALL: 'on' };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, env } as const;
  const { stdout } = spawnSync(process.execPath, [cli, 'test', '--list', '--reporter=json'], options);
  return (JSON.parse(stdout) as JSONReport).suites.flatMap(specsOf).flatMap(({ title, tags }) => {
    const assertions = tags.filter((tag) => tag.startsWith('access-')).map((tag) => tag.replace('access-', ''));
    return assertions.map((assertion) => `${assertion} ${title.split(' ')[0]}`);
  });
}

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function allVisits(id: AssertionId): string[] {
  return locales.flatMap((locale) => site.pagesIn(locale).map(({ path }) => `${id} ${localizedPath(path, locale)}`));
}

test('e2e tests test each assertion on every page in every language, and none bears the tag of another assertion', () => {
  expect(testedVisits().sort()).toEqual(assertionIds.flatMap(allVisits).sort());
}, 60_000);

test.each(locales)('the statement in %s tells each assertion, and nothing of tests that is no assertion', (locale) => {
  const { parts } = contentOf(site, locale, fixedPaths.accessibility, 'legal');
  const told = parts.find(({ id }) => id === 'testing')?.items ?? [];
  const asserted = told.map(({ text, assertion }) => assertion ?? text);

  expect(asserted.sort()).toEqual([...assertionIds].sort());
});

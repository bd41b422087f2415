import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { assertionIds } from '#site/accessibility-assertions.ts';

const site = currentSite();

test.each(site.locales)(
  'the statement in %s tells each assertion, and nothing of tests that is no assertion',
  (locale) => {
    const { parts } = contentOf(site, locale, site.fixedPaths().accessibility, 'legal');
    const told = parts.find(({ id }) => id === 'testing')?.items ?? [];
    const asserted = told.map(({ text, assertion }) => assertion ?? text);

    expect(asserted.sort()).toEqual([...assertionIds].sort());
  },
);

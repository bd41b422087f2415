import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import conformance from './config.ts';

const site = siteUnderTest();
const path = '/how-this-site-is-built';
/** GSA's own, from https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json */
const openAcr = z.fromJSONSchema(JSON.parse(readFileSync('app/sections/conformance/openacr-0.1.0.json', 'utf8')));

test.each(site.locales)(
  'the report in "%s" is a valid OpenACR file with every criterion of WCAG 2.2 A and AA',
  (locale) => {
    const content = contentOf(site, locale, path, 'conformance');
    const reader = siteReader(site, locale, path);
    const report = parse(conformance.files?.(content, reader)[viewOf(conformance, content, reader).file] ?? '');
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;

    expect(openAcr.safeParse(report).error).toBeUndefined();
    expect(openAcr.safeParse({ ...report, author: {} }).success).toBe(false);
    // The standard's own numbers, and 4.1.1, which the catalog keeps.
    expect([a.criteria, aa.criteria].map((list) => new Set(list.map(({ num }: { num: string }) => num)).size)).toEqual([
      32, 24,
    ]);
    expect(a.criteria[0].components).toEqual([
      { name: 'web', adherence: { level: 'supports', notes: content.a[0]?.note } },
    ]);
  },
);

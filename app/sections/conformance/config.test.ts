import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { locales } from '#site/locale.ts';
import { files, load } from './config.ts';

const path = '/how-this-site-is-built';
/** GSA's own, from https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json */
const openAcr = z.fromJSONSchema(JSON.parse(readFileSync('app/sections/conformance/openacr-0.1.0.json', 'utf8')));

test.each(locales)('the report in "%s" is a valid OpenACR file with every criterion of WCAG 2.2 A and AA', (locale) => {
  const content = contentOf(locale, path, 'conformance');
  const site = siteReader(locale, path);
  const report = parse(files(content, site)[load(content, site)] ?? '');
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;

  expect(openAcr.safeParse(report).error).toBeUndefined();
  expect(openAcr.safeParse({ ...report, author: {} }).success).toBe(false);
  // With 4.1.1, which the catalog keeps, as the standard counts them.
  expect([a.criteria, aa.criteria].map((list) => new Set(list.map(({ num }: { num: string }) => num)).size)).toEqual([
    32, 24,
  ]);
  expect(a.criteria[0].components).toEqual([
    { name: 'web', adherence: { level: 'supports', notes: content.a[0]?.note } },
  ]);
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleSite } from './new-site.ts';
import { wordFaults, wordsFolder } from './product-words.ts';

const sample = sampleSite('');

test.each(readdirSync(wordsFolder).filter((code) => !sample.locales.includes(code)))(
  'the words of the product in %s are those of the sample: keys, places, language, length',
  (code) => {
    expect(wordFaults(sample, code)).toEqual([]);
  },
);

test('a language without words lacks each of them', () => {
  const faults = wordFaults(sample, 'eo');
  expect(faults).toContain('languages/eo/site.yaml: nav.menuTitle – missing.');
  expect(faults.filter((fault) => /footer\.blurb|privacy.yaml: .*purpose|officeHours\.all/.test(fault))).toEqual([]);
});

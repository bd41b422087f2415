import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkRationedPhrases } from './rationed-phrases.ts';
import { linesOf } from './tree-of.ts';

test('a turn of phrase that stands on more pages than its share is told at each place', () => {
  const root = temporaryFolder({
    'rationed-phrases.yaml': stringify({ share: 0.5, phrases: { en: ['Each ', ', with'], es: ['Cada '] } }),
  });
  const pages = {
    'en/sap': { text: 'We build it, with care. Each job ends. Each of them.' },
    'en/testing': { text: 'Tests run. Each night.', more: 'A test for each case' },
    'es/sap': { text: 'Cada trabajo termina.' },
  };

  expect(linesOf(checkRationedPhrases, pages, { root })).toEqual([
    'content/en/sap.yaml: text – warning: “Each ” stands on 2 pages, and 1 may have it: say this otherwise.',
    'content/en/testing.yaml: text – warning: “Each ” stands on 2 pages, and 1 may have it: say this otherwise.',
  ]);
});

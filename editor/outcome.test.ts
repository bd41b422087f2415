import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { outcomeOf } from './outcome.ts';

test('of all that a refused publication said, its errors are taken out, each once, with file and field', () => {
  const warning = 'content/en/sap.yaml: summary – warning: a sentence of 40 words (32 are enough): “…” Cut it in two.';
  const fault = 'content/es/sap.yaml: sections.#2.title – empty: write the text.';
  const built = '/es/sap: the built page – links to /es/nowhere, which is no page.';
  const log = [...Array.from({ length: 200 }, () => warning), fault, 'Content: 1 errors', fault, built, 'It is red.'];

  expect(outcomeOf(siteUnderTest(), false, log.join('\n'))).toEqual({
    done: false,
    said: 'It is red.',
    findings: [
      { level: 'error', file: 'content/es/sap.yaml', key: 'sections.#2.title', message: 'empty: write the text.' },
      { level: 'error', file: 'content/es/sap.yaml', key: '', message: 'links to /es/nowhere, which is no page.' },
    ],
    log: log.join('\n'),
  });
  expect(outcomeOf(siteUnderTest(), true, log.join('\n')).findings).toEqual([]);
});

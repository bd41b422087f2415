import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sampleWarning } from './go-live.ts';

const sentence = 'https://www.company.com would show 1 entries of sample content: "npm run doctor" lists them.';

test.each([
  ['https://www.company.com', true, sentence],
  ['https://www.company.com', false, undefined],
  [undefined, true, undefined],
  // No public addresses.
  ['http://127.0.0.1:3000', true, undefined],
  ['http://192.168.1.5:3000', true, undefined],
  ['http://localhost:3000', true, undefined],
  ['https://site.company.internal', true, undefined],
  ['https://mirador.example', true, undefined],
])('the site at %s with sample content %s is told so in one sentence, or nothing is said', (SITE_URL, sample, said) => {
  expect(sampleWarning({ SITE_URL }, temporaryFolder({ 'company.yaml': `sample: ${sample}\n` }))).toBe(said);
});

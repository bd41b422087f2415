import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { isPublic, sampleWarning } from './go-live.ts';

const sentence = 'https://www.company.com would show 1 entries of sample content: "npm run doctor" lists them.';

test.each([
  ['a public site with sample content', 'https://www.company.com', true, sentence],
  ['one with true content', 'https://www.company.com', false, undefined],
  ['one that only its makers see', 'http://127.0.0.1:3000', true, undefined],
  ['one that says no address', undefined, true, undefined],
])('%s is told so in one sentence, or nothing is said', (_which, SITE_URL, sample, said) => {
  expect(sampleWarning({ SITE_URL }, temporaryFolder({ 'company.yaml': `sample: ${sample}\n` }))).toBe(said);
});

test.each([
  ['https://company.com', true],
  ['http://192.168.1.5:3000', false],
  ['http://localhost:3000', false],
  ['https://site.company.internal', false],
  ['https://mirador.example', false],
])('%s is public: %s', (origin, expected) => {
  expect(isPublic(origin)).toBe(expected);
});

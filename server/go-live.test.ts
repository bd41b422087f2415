import { expect, test } from 'vitest';
import { folderWith } from './folder-under-test.ts';
import { isPublic, sampleWarning } from './go-live.ts';

const content = (sample: boolean) => folderWith({ 'company.yaml': `sample: ${sample}\n` });

test('a public site with sample content is told so in one sentence', () => {
  expect(sampleWarning({ SITE_URL: 'https://www.company.com' }, content(true))).toBe(
    'https://www.company.com would show 1 entries of sample content: "npm run doctor" lists them.',
  );
});

test('nothing is said of a site with true content, or that only its makers see', () => {
  expect(sampleWarning({ SITE_URL: 'https://www.company.com' }, content(false))).toBeUndefined();
  expect(sampleWarning({ SITE_URL: 'http://127.0.0.1:3000' }, content(true))).toBeUndefined();
  expect(sampleWarning({ SITE_URL: undefined }, content(true))).toBeUndefined();
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

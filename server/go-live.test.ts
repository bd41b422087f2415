import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isPublic, sampleWarning } from './go-live.ts';

function content(sample: boolean): string {
  const root = mkdtempSync(join(tmpdir(), 'go-live-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'company.yaml'), `sample: ${sample}\n`);
  return root;
}

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

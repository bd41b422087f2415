import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleLedger } from './samples.server.ts';

test('everything that is still sample or to be written is named by file and key, drafts left out', () => {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'en'));
  writeFileSync(join(root, 'company.yaml'), 'sample: true\nfounded: 2007\n');
  writeFileSync(join(root, 'en/sap.yaml'), 'stats:\n  - { value: 1, sample: false }\n  - { value: 2, sample: true }\n');
  writeFileSync(join(root, 'en/privacy.yaml'), 'sampleNote: To be read by a lawyer.\nsections: [{ title: a }]\n');
  writeFileSync(join(root, 'en/site.yaml'), 'sample: { label: Sample }\nnav: { home: "[Home page]" }\n');
  writeFileSync(join(root, 'en/testing.yaml'), 'navLabel: "[Page name]"\n');
  writeFileSync(join(root, 'notice.yaml'), 'state: draft\nen: { text: "[Message]" }\n');
  writeFileSync(join(root, 'pages.yaml'), 'pages: [{ path: /sap }, { path: /testing, state: draft }]\n');

  expect(sampleLedger(root)).toEqual([
    { file: 'content/company.yaml', key: 'the file' },
    { file: 'content/en/privacy.yaml', key: 'the file' },
    { file: 'content/en/sap.yaml', key: 'stats.#2' },
    { file: 'content/en/site.yaml', key: 'nav' },
  ]);
});

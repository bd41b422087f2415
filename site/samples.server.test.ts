import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sampleEntries } from './samples.server.ts';

test('everything that is still sample or to be written is named by file and key, drafts and sections that are off left out', () => {
  const languages = ['en', 'es'].map((code) => ({ code, tag: code, name: code, direction: 'ltr' }));
  const root = temporaryFolder({
    'languages.yaml': JSON.stringify(languages),
    'company.yaml': 'sample: true\nfounded: 2007\n',
    'en/invoicing.yaml':
      'sections: [{ type: statistics, items: [{ value: 1, label: a, sample: false }, { value: 2, label: b, sample: true }] }, { type: table, sample: true, off: true }]\n',
    'en/privacy.yaml':
      'sections: [{ type: legal, effective: 2026-11-20, parts: [], sampleNote: To be read by a lawyer. }]\n',
    'en/site.yaml': 'sample: { label: Sample }\nnav: { home: "[Home page]" }\n',
    'en/mobile-apps.yaml': 'navLabel: "[Page name]"\n',
    'notice.yaml': 'state: draft\nen: { text: "[Message]" }\n',
    'pages.yaml': 'pages: [{ path: /invoicing }, { path: /mobile-apps, state: draft }]\n',
  });

  expect(sampleEntries(openSite(root))).toEqual([
    { file: 'content/company.yaml', key: 'the file' },
    { file: 'content/en/invoicing.yaml', key: 'sections.#1.items.#2' },
    { file: 'content/en/privacy.yaml', key: 'sections.#1' },
    { file: 'content/en/site.yaml', key: 'nav' },
  ]);
});

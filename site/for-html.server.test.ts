import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellData } from '#app/shell/shell-data.server.ts';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { pageData } from './page-data.server.ts';

const [url, kept] = [new URL('http://site.test/contact-us'), /[\u00a0\u2060]/];
const parts = ['title', 'mailSubject', 'mailInstead'] as const;

test('words of a page that belong together are kept so in its HTML, but for the head and addresses', () => {
  const root = join(temporaryProject(), 'content');
  const [page, shell] = ['contact-us', 'site'].map((name) => join(root, `en/${name}.yaml`)) as [string, string];
  const change = (file: string, key: string) => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(
      new RegExp(`^( *)${key}: .*$`, 'gm'),
      `$1${key}: The {phone} on-call Wi-Fi of ISO 27001`,
    );
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
  };
  for (const key of ['title', 'mailSubject', 'mailInstead']) change(page, key);
  change(shell, 'skipToContent');
  const site = siteIn(root, { generated: 'tests/site/generated' });
  const { meta, head, sections } = pageData(site, url);
  const view = sections.find(({ type }) => type === 'contact-form')?.view;
  const form = (view as { words: Record<(typeof parts)[number], string> }).words;

  expect(parts.map((key) => [key, kept.test(form[key])])).toEqual([
    ['title', true],
    ['mailSubject', false],
    ['mailInstead', true],
  ]);
  expect(form.title).toBe('The (787)\u00a0555-0142 on-\u2060call Wi-\u2060Fi of ISO\u00a027001');
  expect(JSON.stringify([meta, head])).not.toMatch(kept);
  expect(shellData(site, url).site.skipToContent).toMatch(kept);
  // What everything else reads.
  expect(
    JSON.stringify([site.words('en'), site.contactTexts('en'), site.page('en', { path: '/contact-us' })]),
  ).not.toMatch(kept);
});

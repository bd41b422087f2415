import type { Document } from 'domhandler';
import { expect, test } from 'vitest';
import { emailPattern, phonePattern } from '#app/sections/contact-form/form-rules.ts';
import { contentOf } from '#tests/content-of.ts';
import { pageAt, renderInShell } from '#tests/render-in-shell.tsx';
import { testSite } from '#tests/test-site.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { Sections } from './sections.tsx';

const site = testSite();

/** The page at a path, rendered to HTML as the build does, without a browser's document; `change` alters its data. */
function pageOf(path: string, change: <T extends object>(data: T) => T = (data) => data): Document {
  const page = change(pageAt(path));
  return renderInShell(<Sections page={page} />, path, page).page;
}

/** The data with nothing in it marked as a sample. */
function withoutSamples<T extends object>(data: T): T {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'sample' ? false : value)));
}

test.each([
  ['/', 'beside the quotes', 1],
  ['/invoicing', 'at its head', 1],
  ['/privacy', 'nowhere', 0],
])('%s marks its samples %s; no label is left with true data', (path, _, labels) => {
  expect(elements(pageOf(path), '.sample-label')).toHaveLength(labels);
  expect(elements(pageOf(path, withoutSamples), '.sample-label')).toEqual([]);
});

test('the address and phone of a sample company are marked', () => {
  expect(elements(pageOf('/contact-us'), '.sample-label')).toHaveLength(1);
});

test('without script the browser refuses an email or a phone that the rules refuse, and says how they are written', () => {
  const page = pageOf('/contact-us');
  const { hints } = contentOf(site, 'en', '/contact-us', 'contact-form');

  expect(onlyElement(page, 'input[name="email"]').attribs).toMatchObject({
    pattern: emailPattern,
    title: hints.email,
    maxlength: '254',
  });
  expect(onlyElement(page, 'input[name="phone"]').attribs).toMatchObject({ pattern: phonePattern, title: hints.phone });
});

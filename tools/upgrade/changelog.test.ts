import { expect, test } from 'vitest';
import { adviceFrom } from './changelog.ts';

const pages = "Content: each page's fields stand under `sections`; menus are in `content/menus.yaml`.";
const site = 'Content: take `languageName` out of each `site.yaml`.';
const people = 'Content: a person has a sentence of history (`about`).';
const old = 'Content: an older change of `sections`.';
const changelog = `## [Unreleased]\n- ${pages.replace('; ', ';\n  ')}\n- A tool.\n- ${site}\n\n### Fixed\n\n- ${people}\n\n## [1.0.0] - 2026-01-01\n- ${old}\n`;

test('each fault stands below the change of content that explains it, and later changes alone are told', () => {
  const missing = 'content/en/sap.yaml: sections – missing: add it.';
  const surplus = 'content/en/sap.yaml: the file – no such key here: about, hero. Correct its spelling or remove it.';
  const menus = 'content/menus.yaml: the file – is missing.';
  const language =
    'content/es/site.yaml: the file – no such key here: languageName. Correct its spelling or remove it.';
  const other = 'content/brand.yaml: name – missing: add it.';

  expect(adviceFrom(changelog, '1.0.0', [missing, surplus, menus, language, other])).toEqual([
    { line: pages, found: [missing, surplus, menus] },
    { line: site, found: [language] },
    { line: people, found: [] },
    { line: 'Not in the changelog:', found: [other] },
  ]);
});

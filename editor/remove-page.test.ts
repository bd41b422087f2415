import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { addPage } from '#tools/new-page/add-page.ts';
import { removePage } from './remove-page.ts';

test('a page that others lead to stays, and each link is told as one to the page to delete', () => {
  const root = join(temporaryProject(), 'content');
  const findings = removePage(openSite(root), 'mobile-apps');

  expect(findings.map(({ file }) => file)).toContain('content/menus.yaml');
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['leads-to-deleted']));
  expect(existsSync(join(root, 'en/mobile-apps.yaml'))).toBe(true);
});

test('the former addresses of a page go with it', () => {
  const project = temporaryProject();
  const redirects = join(project, 'content/redirects.yaml');
  const before = readFileSync(redirects, 'utf8');
  addPage('/fair', 'service', project);
  appendFileSync(redirects, '- from: /old-fair\n  to: /es/fair#when\n');

  expect(removePage(openSite(join(project, 'content')), 'fair')).toEqual([]);
  expect(readFileSync(redirects, 'utf8')).toBe(before);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { removePage } from './remove-page.ts';

test('a page that others lead to stays, and each link is told as one to the page to delete', () => {
  const root = join(temporaryProject(), 'content');
  const findings = removePage(siteIn(root), 'mobile-apps');

  expect(findings.map(({ file }) => file)).toContain('content/menus.yaml');
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['leads-to-deleted']));
  expect(existsSync(join(root, 'en/mobile-apps.yaml'))).toBe(true);
});

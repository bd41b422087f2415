import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { checkContent } from './check-content.ts';

/** What is said of a copy of the content, changed. */
async function check(change: (content: string) => void) {
  const content = join(temporaryProject(), 'content');
  change(content);
  return checkContent(siteIn(content));
}

test('there is one line for each finding, and their number at the end', async () => {
  const { report, errors } = await check((content) => rmSync(join(content, 'es/sap.yaml')));
  const lines = report.trim().split('\n');

  expect(lines).toContain('content/es/sap.yaml: the file – missing: write it with the keys of content/en/sap.yaml.');
  expect(lines.at(-1)).toMatch(/^Content: \d+ files, [1-9]\d* errors, \d+ warnings\.$/);
  expect(errors.length).toBeGreaterThan(0);
});

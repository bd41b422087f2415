import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '#app/sections/definitions.ts';
import { openSite } from '#site/open-site.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder, temporaryProject } from '#tests/temporary-folder.ts';
import { sampleWarning } from './go-live.ts';

const sentence =
  'https://www.company.com would show 1 entries of sample content: "npm run inbox -- doctor --all" lists them';

test.each([
  ['https://www.company.com', true, `${sentence}.`],
  ['https://www.company.com', false, undefined],
  // No public addresses.
  ['http://localhost:3000', true, undefined],
  ['https://mirador.example', true, undefined],
])(
  'the site at %s with sample content %s is told so in one sentence, or nothing is said',
  (SITE_URL, sample, warning) => {
    const languages = readFileSync('content/languages.yaml');
    const root = temporaryFolder({ 'languages.yaml': languages, 'company.yaml': `sample: ${sample}\n` });
    const site = { ...openSite(root, { sections }), company: siteUnderTest().company };
    expect(sampleWarning({ SITE_URL }, site)).toBe(warning);
  },
);

test('wrong settings are refused before anything is built, in one sentence that says what to do', () => {
  const cwd = temporaryProject();
  const env = { PATH: process.env.PATH, PORT: 'x' };
  const program = [resolve('tools/dev/start.ts')];
  const { status, stderr, stdout } = spawnSync(process.execPath, program, { cwd, env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Cannot start: PORT must be [^\n]+\n$/);
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testContent } from '#tests/test-site.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { recordTranslations } from '#tools/content-lint/translations.ts';
import { publishContent } from './publish-content.ts';

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
});

/** A project with the content of the tests and a bare remote beside it, both at the first commit. */
const template = mkdtempSync(join(tmpdir(), 'publish-'));

beforeAll(() => {
  const folder = join(template, 'site');
  const git = gitIn(folder);
  cpSync(testContent, join(folder, 'content'), { recursive: true, filter: (path) => !path.endsWith('media') });
  recordTranslations(readContentTree(openSite(join(folder, 'content'))));
  writeFileSync(join(folder, 'notes.txt'), 'One\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('config', 'maintenance.auto', 'false');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  git('clone', '--quiet', '--bare', folder, join(template, 'remote.git'));
  git('remote', 'add', 'origin', '../remote.git');
  git('fetch', '--quiet');
  git('branch', '--quiet', '--set-upstream-to', 'origin/main');
});

afterAll(() => rmSync(template, { recursive: true }));

function gitIn(folder: string) {
  return (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** A copy of it, with summaries of pages changed. */
function project(summaries: Record<string, string> = {}) {
  const place = temporaryFolder();
  const folder = join(place, 'site');
  cpSync(template, place, { recursive: true });
  for (const [file, text] of Object.entries(summaries)) summarize(folder, file, text);
  return { folder, git: gitIn(folder), place };
}

const newWords = { 'en/invoicing.yaml': 'New words for invoicing.' };
const both = { ...newWords, 'es/invoicing.yaml': 'Palabras nuevas para facturar.' };

function summarize(folder: string, file: string, text: string): void {
  const path = join(folder, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^summary: .*$/m, `summary: ${text}`));
}

async function publish(folder: string, { check = 'true', answer = true } = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const confirm = vi.fn(async () => answer);
  const { done } = await publishContent(folder, check, confirm);
  const said = stripVTControlCharacters(log.mock.calls.flat().join('\n'));
  log.mockRestore();
  return { done, said, confirm };
}

test('what changed is shown with what is stale, recorded, committed by the names of the pages, and pushed', async () => {
  const { folder, git } = project({ ...both, 'en/about-us.yaml': 'New words for you.' });
  const { done, said, confirm } = await publish(folder);

  expect(done).toBe(true);
  for (const text of Object.values(both)) expect(said).toContain(`\n+summary: ${text}\n`);
  expect(said).toMatch(/^content\/es\/about-us\.yaml: summary – warning: stale: .*New words for you/m);
  expect(said).not.toMatch(/invoicing\.yaml: summary – warning/);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Change About us, Electronic invoicing (en, es)'));
  expect(git('log', '--format=%an: %s', 'origin/main')).toBe(
    'Ada: Change About us, Electronic invoicing (en, es)\nAda: First\n',
  );
  expect(git('status', '--porcelain')).toBe('');

  summarize(folder, 'en/invoicing.yaml', 'Newer words.');
  expect((await publish(folder)).said).toMatch(/invoicing\.yaml: summary – warning: stale: “Palabras nuevas/);
});

test('files are added and removed, and names that do not fit the subject stand below it', async () => {
  const { folder, git } = project();
  rmSync(join(folder, 'content/notice.yaml'));
  writeFileSync(join(folder, 'content/a photo.jpg'), 'x');
  for (const page of ['about-us', 'invoicing', 'mobile-apps']) summarize(folder, `es/${page}.yaml`, 'Palabras nuevas.');

  expect((await publish(folder)).said).toContain('?? "content/a photo.jpg"');
  expect(git('log', '-1', '--format=%s|%b')).toMatch(
    /^Change About us, Electronic invoicing, .*\(es\)\|About us\nElectronic invoicing\nMobile apps\na photo\.jpg\nnotice\.yaml\n/,
  );
  expect(git('status', '--porcelain')).toBe('');
});

function publishAsEve({ place, git }: ReturnType<typeof project>, file: string, text: string): void {
  const other = join(place, 'other');
  git('clone', '--quiet', join(place, 'remote.git'), other);
  summarize(other, file, text);
  const eve = ['-C', other, '-c', 'user.name=Eve', '-c', 'user.email=eve@example.com'];
  git(...eve, 'commit', '--quiet', '--all', '--message', 'Theirs');
  git(...eve, 'push', '--quiet');
}

test.each<{
  what: string;
  said: RegExp;
  options?: Parameters<typeof publish>[1];
  prepare?: (site: ReturnType<typeof project>) => void;
  asked?: number;
}>([
  {
    what: 'a no leaves the files as they are',
    options: { answer: false },
    said: /Nothing was published\. The files stay changed\.$/,
    asked: 1,
  },
  {
    what: 'a red check shows what it says and asks nothing',
    options: { check: 'echo invoicing.yaml is wrong; exit 1' },
    said: /invoicing\.yaml is wrong\n+The check is red, so nothing was published\./,
  },
  {
    what: 'without an identity git is not asked to commit, and what to do is said',
    prepare({ git }) {
      git('config', '--unset', 'user.email');
      // Git would take it.
      vi.stubEnv('EMAIL', 'ada@example.com');
    },
    said: /^Git does not know who you are\..*git config --global user\.email you@example\.com$/s,
  },
  {
    what: 'what git says of a commit that a hook refuses is told',
    prepare({ folder }) {
      const hook = join(folder, '.git/hooks/pre-commit');
      writeFileSync(hook, '#!/bin/sh\necho not today >&2\nexit 1\n', { mode: 0o755 });
    },
    said: /not today.*Git refused the commit\./s,
    asked: 1,
  },
  {
    what: 'a refused push leaves no commit',
    prepare({ place }) {
      const hook = join(place, 'remote.git/hooks/pre-receive');
      writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    },
    said: /The shared repository refused it\. Nothing was published\./,
    asked: 1,
  },
  {
    what: 'two texts for the same line are told',
    prepare: (site) => publishAsEve(site, 'en/invoicing.yaml', 'Their words.'),
    said: /^Nothing was published.*content\/en\/invoicing\.yaml$/,
  },
])('$what, and nothing is committed', async ({ options, prepare, said, asked = 0 }) => {
  const site = project(newWords);
  prepare?.(site);
  const published = await publish(site.folder, options);

  expect(published).toMatchObject({ done: false, said: expect.stringMatching(said) });
  expect(published.confirm).toHaveBeenCalledTimes(asked);
  expect(site.git('log', '--format=%s')).toBe('First\n');
  expect(site.git('status', '--porcelain')).toMatch(/^[ M]{2} content\/en\/invoicing\.yaml\n/);
});

test('what somebody else published meanwhile is joined before the check, and what changed outside content stays', async () => {
  const site = project(newWords);
  publishAsEve(site, 'en/about-us.yaml', 'Their words.');
  writeFileSync(join(site.folder, 'notes.txt'), 'Two\n');
  site.git('add', 'notes.txt');

  const check = 'grep -q "Their words" content/en/about-us.yaml';

  expect(await publish(site.folder, { check })).toMatchObject({ done: true });
  expect(site.git('log', '--format=%s', 'origin/main')).toBe('Change Electronic invoicing (en)\nTheirs\nFirst\n');
  expect(site.git('status', '--porcelain')).toMatch(/^[ M]{2} notes\.txt\n$/);
});

test('without a remote it is committed, and a first push makes the branch there', async () => {
  const { folder, place, git } = project(newWords);
  git('remote', 'remove', 'origin');
  expect(await publish(folder)).toMatchObject({ done: true, said: expect.stringContaining('There is no remote') });

  git('init', '--quiet', '--bare', join(place, 'new.git'));
  git('remote', 'add', 'host', join(place, 'new.git'));
  summarize(folder, 'en/invoicing.yaml', 'Last words for invoicing.');
  expect(await publish(folder)).toMatchObject({
    done: true,
    said: expect.stringMatching(/Published: Change .+ \(en\)$/),
  });
  expect(git('log', '-1', '--format=%s', 'host/main')).toBe('Change Electronic invoicing (en)\n');
});

test('new pages come first in the subject', async () => {
  const { folder, git } = project({ 'en/about-us.yaml': 'New words for you.' });
  const text = readFileSync(join(folder, 'content/en/about-us.yaml'), 'utf8');
  writeFileSync(join(folder, 'content/en/zebras.yaml'), text.replace(/^navLabel: .*$/m, 'navLabel: Zebras'));

  expect(await publish(folder)).toMatchObject({ done: true });
  expect(git('log', '-1', '--format=%s')).toBe('Change Zebras, About us (en)\n');
});

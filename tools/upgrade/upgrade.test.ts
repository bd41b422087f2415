import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, temporaryProject } from '#tests/temporary-folder.ts';
import { addMissing } from './add-missing.ts';
import { mergeVersion } from './merge-version.ts';

function run(cwd: string, ...words: string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function commit(folder: string, files: Record<string, string>): void {
  write(folder, files);
  run(folder, 'add', '--all');
  run(folder, 'commit', '--message', 'Change');
}

/** A product, and the site of an owner who has put their own content in place of its sample. */
function productAndSite() {
  const product = temporaryFolder({
    'code.ts': 'one\n',
    'content/en/home.yaml': 'title: Sample\n',
    'tests/sample/a.ts': 'sample\n',
  });
  run(product, 'init', '--initial-branch=main');
  commit(product, {});
  const site = temporaryFolder();
  run(site, 'clone', '--origin', 'upstream', product, '.');
  run(site, 'config', 'user.name', 'a');
  run(site, 'config', 'user.email', 'a@b');
  run(site, 'rm', '-r', 'tests/sample');
  mkdirSync(join(site, 'examples'));
  run(site, 'mv', 'content', 'examples/mirador');
  mkdirSync(join(site, 'content/en'), { recursive: true });
  commit(site, { 'content/en/home.yaml': 'title: Ours\n', '.env': 'CONTACT_TO=a@b\n' });
  return { product, site, read: (file: string) => readFileSync(join(site, file), 'utf8') };
}

test('a new version brings its code and its sample, and leaves the content of the site as it is', () => {
  const { product, site, read } = productAndSite();
  commit(product, {
    'code.ts': 'two\n',
    'content/en/home.yaml': 'title: New\n',
    'content/en/new.yaml': 'title: More\n',
  });

  expect(mergeVersion(site, 'upstream/main')).toEqual([]);
  expect(read('code.ts')).toBe('two\n');
  expect(read('content/en/home.yaml')).toBe('title: Ours\n');
  expect(existsSync(join(site, 'content/en/new.yaml'))).toBe(false);
  expect(read('examples/mirador/en/home.yaml')).toBe('title: New\n');
  expect(read('examples/mirador/en/new.yaml')).toBe('title: More\n');
  expect(existsSync(join(site, 'tests/sample'))).toBe(false);
  expect(read('.env')).toBe('CONTACT_TO=a@b\n');
});

test('code that both changed is in conflict as after any merge, and the upgrade goes on once it is joined', () => {
  const { product, site, read } = productAndSite();
  commit(product, { 'code.ts': 'two\n', 'content/en/home.yaml': 'title: New\n' });
  commit(site, { 'code.ts': 'ours\n' });

  expect(mergeVersion(site, 'upstream/main')).toEqual(['code.ts']);
  expect(read('code.ts')).toBe('<<<<<<< HEAD\nours\n=======\ntwo\n>>>>>>> upstream/main\n');
  write(site, { 'code.ts': 'both\n' });
  run(site, 'add', 'code.ts');
  expect(mergeVersion(site, 'upstream/main')).toEqual([]);
  expect(read('code.ts')).toBe('both\n');
});

test('nothing is taken over changes that are not recorded, or a second time', () => {
  const { product, site } = productAndSite();
  expect(() => mergeVersion(site, 'upstream/main')).toThrow('has the newest version');
  commit(product, { 'code.ts': 'two\n' });
  write(site, { 'content/en/home.yaml': 'title: Unsaved\n' });

  expect(() => mergeVersion(site, 'upstream/main')).toThrow('that git has not recorded');
});

/** The schemas are those of today: older content is made by taking keys away. */
const lacking = {
  'es/site.yaml': ['skipToContent', /^skipToContent: .*\n/m],
  'en/contact-service.yaml': ['errors.time-taken', /^ {2}time-taken: .*\n/m],
  'es/contact-us.yaml': ['sections.#3.mailInstead', /^ {4}mailInstead: .*\n/m],
} as const;

test('content gets a hint for each key that it lacks, and no other line changes', () => {
  const project = temporaryProject();
  const read = (file: string) => readFileSync(join(project, 'content', file), 'utf8');
  const files = globSync('**/*.yaml', { cwd: join(project, 'content') });
  for (const [file, [, line]] of Object.entries(lacking))
    writeFileSync(join(project, 'content', file), read(file).replace(line, ''));
  const before = files.map(read);

  expect(addMissing(project).sort()).toEqual(
    Object.entries(lacking)
      .map(([file, [key]]) => `content/${file}: ${key}`)
      .sort(),
  );
  expect(files.map((file) => read(file).replace(/^ *[\w-]+: "\[\p{Lu}.*\]"\n/mu, ''))).toEqual(before);
  expect(addMissing(project)).toEqual([]);
});

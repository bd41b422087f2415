import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { contentRoot } from '#app/content/content-root.server.ts';
import { readEnv } from '#server/env.ts';

const readme = readFileSync('README.md', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Commands that npm has without a script of ours. */
const ownCommands = ['ci', 'run', 'install'];

/** Folders that stand in the tree without being part of the project: what tools make, and what git leaves out. */
const madeByTools = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''));

function section(heading: string, file = readme): string {
  const [, text] = file.match(new RegExp(`^## ${heading}\\n(.*?)(?=^## |$(?![\\s\\S]))`, 'ms')) ?? [];
  if (!text) throw new Error(`There is no section "${heading}".`);
  return text;
}

/** The folders of the map, a block of lines `folder/  what it holds`. */
function mapFolders(): string[] {
  return [...section('Map').matchAll(/^([\w-]+(?:\/[\w-]+)*)\/ {2,}\S/gm)].map(([, folder = '']) => folder);
}

function namedScripts(): string[] {
  const code = [...readme.matchAll(/```.*?```|`[^`]+`/gs)].join('\n');
  const commands = [...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return [...new Set(commands)].filter((name) => !ownCommands.includes(name));
}

/** The settings of the table in docs/operations.md, whose first cells hold names in backticks. */
function namedSettings(): string[] {
  const cells = [...section('Settings', operations).matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name));
}

function codeOf(folders: string[]): string {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n');
}

test('every folder of the map exists', () => {
  expect(mapFolders().length).toBeGreaterThan(10);
  expect(mapFolders().filter((folder) => !existsSync(folder))).toEqual([]);
});

test('every folder of the project stands in the map', () => {
  const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = folders.map(({ name }) => name).filter((name) => !name.startsWith('.') && !madeByTools.includes(name));

  expect(own.filter((name) => !mapFolders().some((folder) => `${folder}/`.startsWith(`${name}/`)))).toEqual([]);
});

test.each([
  ['README.md', readme],
  ['docs/operations.md', operations],
])('every file and folder that is named in backticks exists, in commands too: %s', (_name, file) => {
  const roots = readdirSync('.').filter((name) => !madeByTools.includes(name));
  // What a command writes need not be there yet.
  const spans = [...file.matchAll(/(?<!writes )`([^`\n]+)`/g)].map(([, code = '']) => code);
  const named = spans.flatMap((code) => code.split(' ')).filter((word) => /^[\w.-]+\/[\w./-]*$/.test(word));
  const ours = named.filter((path) => roots.includes(path.split('/')[0] ?? ''));

  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((path) => !existsSync(path.replace(/^content/, contentRoot)))).toEqual([]);
});

test('every npm script is named, and no other', () => {
  expect(namedScripts().sort()).toEqual(Object.keys(scripts).sort());
});

test('every setting of the table is read somewhere', () => {
  const code = codeOf(['app', 'bench', 'editor', 'server', 'shared', 'tests', 'tools']);

  expect(namedSettings().length).toBeGreaterThan(10);
  expect(namedSettings().filter((name) => !code.includes(name))).toEqual([]);
});

test('every setting that the server reads stands in the table', () => {
  const schema = readFileSync('server/env.ts', 'utf8') + readFileSync('shared/site-settings.ts', 'utf8');
  const read = [...schema.matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);

  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !namedSettings().includes(name))).toEqual([]);
});

test('.env.example has every setting of the site once, in the order of the table, none of them set', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^# ?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  const ofTests = ['CHROMIUM_PATH', 'SETUP', 'TEST_DATABASE_URL', 'FUZZ_BODIES', 'FUZZ_SEED', 'FLOOD_SECONDS'];

  expect(named).toEqual(namedSettings().filter((name) => !ofTests.includes(name)));
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('the values that .env.example shows are taken', () => {
  const values = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''));

  expect(readEnv(values)).toMatchObject({ PORT: 3000, GO_LIVE: 'strict', RETENTION_DAYS: 365 });
});

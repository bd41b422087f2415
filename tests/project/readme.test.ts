import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';

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

/** All that a pattern finds in a text: what its group holds, or the whole. */
function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole, group = whole]) => group);
}

/** The folders of the map, a block of lines `folder/  what it holds`. */
const mapFolders = matches(section('Map'), /^([\w-]+(?:\/[\w-]+)*)\/ {2,}\S/gm);

/** The settings of the table in docs/operations.md, whose first cells hold names in backticks. */
const namedSettings = matches(section('Settings', operations), /^\| (`.+?`) \|/gm).flatMap((cell) =>
  matches(cell, /[A-Z][A-Z_]+/g),
);

test('every folder of the map exists', () => {
  expect(mapFolders.length).toBeGreaterThan(10);
  expect(mapFolders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('every folder of the project stands in the map', () => {
  const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = folders.map(({ name }) => name).filter((name) => !name.startsWith('.') && !madeByTools.includes(name));

  expect(own.filter((name) => !mapFolders.some((folder) => `${folder}/`.startsWith(`${name}/`)))).toEqual([]);
});

test('every file and folder that is named in backticks exists, in commands too', () => {
  // A new site moves the sample there.
  const made = ['examples/mirador', 'examples/mirador/'];
  const file = ['README.md', ...globSync('docs/**/*.md')].map((path) => readFileSync(path, 'utf8')).join('\n');
  const roots = readdirSync('.').filter((name) => !madeByTools.includes(name));
  // What a command writes need not be there yet.
  const spans = matches(file, /(?<!writes )`([^`\n]+)`/g);
  const named = spans.flatMap((code) => code.split(' ')).filter((word) => /^[\w.-]+\/[\w./-]*$/.test(word));
  const ours = named.filter((path) => roots.includes(path.split('/')[0] ?? ''));

  expect(ours.length).toBeGreaterThan(100);
  expect(ours.filter((path) => !existsSync(path) && !made.includes(path))).toEqual([]);
});

test('every npm script is named, and no other', () => {
  const code = matches(readme, /```.*?```|`[^`]+`/gs).join('\n');
  const named = matches(code, /\bnpm (?:run )?([a-z][\w:-]*)/g).filter((name) => !ownCommands.includes(name));

  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort());
});

test('every setting that the server reads stands in the table', () => {
  const schema = readFileSync('server/env.ts', 'utf8') + readFileSync('server/site-settings.ts', 'utf8');
  const read = matches(schema, /^ {2,4}([A-Z][A-Z_]+): /gm);

  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !namedSettings.includes(name))).toEqual([]);
});

test('.env.example has every setting of the site once, in the order of the table, none of them set', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = matches(example, /^# ?([A-Z][A-Z_]+)=/gm);
  const ofTests = ['CHROMIUM_PATH', 'SETUP', 'TEST_DATABASE_URL', 'FUZZ_BODIES', 'FLOOD_SECONDS'];

  expect(named).toEqual(namedSettings.filter((name) => !ofTests.includes(name)));
  expect(matches(example, /^[^#\n].*/gm)).toEqual([]);
});

test('the values that .env.example shows are taken', () => {
  const values = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''));

  expect(readEnv(values, siteUnderTest())).toMatchObject({ PORT: 3000, GO_LIVE: 'strict', RETENTION_DAYS: 365 });
});

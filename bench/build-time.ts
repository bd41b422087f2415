import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type PageEntry, pages, slugOf } from '#app/content/pages.ts';

const parts = [
  'app',
  'content',
  'illustrations',
  'shared',
  'server',
  'scripts',
  '.generated',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

export type BuildTime = { pages: number; seconds: number };

/** Builds the site as it is, then with every service page `times` times over, in a copy of the tree. */
export function measureBuildTime(times: number, progress: (text: string) => void): BuildTime[] {
  const copy = mkdtempSync(join(tmpdir(), 'build-time-'));
  try {
    for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    progress(`Build of ${pages.length * 2} pages`);
    const plain = { pages: pages.length * 2, seconds: build(copy) };
    const added = multiplyPages(copy, times);
    progress(`Build of ${(pages.length + added) * 2} pages`);
    return [plain, { pages: (pages.length + added) * 2, seconds: build(copy) }];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function build(directory: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync('node_modules/.bin/react-router', ['build'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build to be measured failed: ${stderr.slice(-2000)}`);
  return Number(((performance.now() - begin) / 1000).toFixed(1));
}

/** Adds copies of the listed pages until there are `times` as many. Gives how many were added. */
function multiplyPages(directory: string, times: number): number {
  const services = (pages as readonly PageEntry[]).filter((page) => page.kind === 'service');
  const added = pages.length * (times - 1);
  const copies = Array.from({ length: added }, (_, index) => ({
    from: services[index % services.length] as PageEntry,
    path: `/copy-${index}`,
  }));
  const list = join(directory, 'app/content/pages.ts');
  const lines = copies.map(
    ({ from, path }) => `  { path: '${path}', kind: 'service', menu: '${from.menu}', unlisted: true },`,
  );
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace(
      '] as const satisfies readonly PageEntry[];',
      `${lines.join('\n')}\n] as const satisfies readonly PageEntry[];`,
    ),
  );
  for (const { from, path } of copies) copyPage(directory, slugOf(from.path), slugOf(path));
  return added;
}

function copyPage(directory: string, from: string, to: string): void {
  for (const locale of ['en', 'es']) {
    cpSync(join(directory, `content/${locale}/${from}.yaml`), join(directory, `content/${locale}/${to}.yaml`));
  }
  for (const file of ['pictures.json', 'share.json']) {
    const path = join(directory, '.generated', file);
    writeFileSync(path, JSON.stringify(withCopy(JSON.parse(readFileSync(path, 'utf8')), from, to)));
  }
}

/** Gives a catalogue in which everything filed under `from` is filed under `to` as well, on any level. */
function withCopy(value: unknown, from: string, to: string): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withCopy(entry, from, to)] as const);
  const twins = entries.filter(([key]) => key === from || key.startsWith(`${from}.`));
  return Object.fromEntries([...entries, ...twins.map(([key, entry]) => [key.replace(from, to), entry] as const)]);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const site = 'build/client';

/** What a first page may weigh, in bytes as sent (brotli); 1 KB is 1024 bytes. */
export const budgets = {
  /** Bounds what is said; up to 14,600 with the headers arrive before the server waits for an answer (RFC 6928). */
  html: 15 * 1024,
  /** The whole site's, fetched after the first paint. */
  styleSheet: 16 * 1024,
  scripts: 112 * 1024,
  /** The router's data for the page, fetched after the first paint. */
  data: 10 * 1024,
  fonts: 70 * 1024,
  firstPictures: 40 * 1024,
} as const;

export type Weight = Record<keyof typeof budgets, number>;

const sizes = new Map<string, number>();

export type Files = {
  /** The size as sent, in bytes. */
  sizeOf: (address: string) => number;
  textOf: (address: string) => string;
};

/** Takes a built page's HTML and the site's files, gives what a first visit to the page fetches. */
export function weighPage(html: string, { sizeOf, textOf }: Files): Weight {
  const sum = (addresses: Iterable<string>) =>
    [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
  const firstPictures = [...html.matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('fetchPriority='));
  const scripts = listedScripts(html);
  const pageModule = scripts.find((address) => address.startsWith('/assets/page-'));
  const later = pageModule ? textOf(pageModule) : '';
  return {
    html: brotliCompressSync(html).length,
    styleSheet: sum(matches(startScript(html), /"(\/assets\/[^"]+\.css)"/g)),
    scripts: sum(scripts),
    data: sum(matches(later, /"(\/assets\/[^"]+\.txt)"/g)),
    fonts: sum(matches(later, /"(\/fonts\/[^"]+\.woff2)"/g)),
    firstPictures: sum(firstPictures.flatMap((tag) => matches(tag, /src="([^"]+)"/g))),
  };
}

/** Takes a page's weight, gives a sentence for each budget that it breaks. */
export function overBudget(page: string, weight: Weight): string[] {
  return (Object.keys(budgets) as (keyof Weight)[])
    .filter((part) => weight[part] > budgets[part])
    .map(
      (part) =>
        `${page}: ${part} weigh ${weight[part]} bytes, ${weight[part] - budgets[part]} over the budget of ${budgets[part]}.`,
    );
}

/** Gives the weight of every built page by its file. */
export function weighSite(): Map<string, Weight> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  return new Map(files.sort().map((file) => [file, weighPage(textOf(file), { sizeOf: sentSize, textOf })]));
}

/** The page's integrity list holds what the starter fetches. Throws when it lists nothing, which would weigh nothing. */
function listedScripts(html: string): string[] {
  const list = html.match(/<script[^>]*type="importmap"[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? '';
  const scripts = matches(list, /"(\/assets\/[^"]+\.js)"/g);
  if (scripts.length === 0) throw new Error('A built page lists no scripts: see tools/build/finish-pages.ts.');
  return scripts;
}

/** The script that fetches all others. */
function startScript(html: string): string {
  return html.match(/<script type="module" async="">([\s\S]*?)<\/script>/)?.[1] ?? '';
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

function textOf(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

function sentSize(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(site, address));
  const size = address.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(address, size);
  return size;
}

if (import.meta.main) {
  if (!existsSync(join(site, 'index.html'))) {
    process.stderr.write('There is no built site to weigh: run "npm run build" first.\n');
    process.exit(1);
  }
  const weights = weighSite();
  const findings = [...weights].flatMap(([page, weight]) => overBudget(page, weight));
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  const heaviest = (part: keyof Weight) => Math.max(...[...weights.values()].map((weight) => weight[part]));
  const parts = (Object.keys(budgets) as (keyof Weight)[]).map(
    (part) => `${part} ${heaviest(part)} of ${budgets[part]}`,
  );
  process.stdout.write(`${weights.size} pages weighed; the heaviest: ${parts.join(', ')} bytes.\n`);
  if (findings.length > 0) process.exit(1);
}

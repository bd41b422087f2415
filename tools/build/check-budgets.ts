import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { parseSync } from 'vite';
import { readSiteFiles } from '#server/http/files/read-site-files.ts';
import { perObject } from '#site/once.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';

/** What a first visit to a page may weigh, in bytes as sent (brotli). */
export const budgets = {
  /** With the drawing of the first view. */
  html: 33 * 1024,
  /** Part of the HTML. */
  styleSheet: 12 * 1024,
  scripts: 114 * 1024,
  fonts: 70 * 1024,
  firstPicture: 20 * 1024,
  /** Instead of the drawing, for a page that opens with a photograph: the size that a phone fetches. */
  firstPhoto: 60 * 1024,
} as const;

export type Weight = Record<keyof typeof budgets, number>;

export type Files = ReadonlyMap<string, Buffer>;

export function weighPage(html: string, files: Files): Weight {
  const page = parseDocument(html);
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sentSize(fileAt(files, path)), 0);
  const drawings = elements(page, 'img:not([srcset])[fetchpriority="high"]').map(({ attribs }) => attribs.src ?? '');
  const photos = elements(page, 'source[type="image/avif"]:has(+ [fetchpriority="high"])').map(phoneCandidate);
  return {
    html: sentSize(Buffer.from(html)),
    styleSheet: sentSize(Buffer.from(textContent(onlyElement(page, 'head > style')))),
    scripts: sum(modulesOf(textContent(onlyElement(page, 'script[type="module"]')), files)),
    fonts: sum([...files.keys()].filter((path) => path.endsWith('.woff2'))),
    firstPicture: sum(drawings),
    firstPhoto: sum(photos),
  };
}

/** The candidate of a `srcset` that a phone 400 CSS pixels wide at double density takes. */
function phoneCandidate({ attribs }: Element): string {
  const candidates = (attribs.srcset ?? '').split(', ').map((candidate) => candidate.split(' '));
  return candidates.find(([, width = '']) => Number.parseInt(width, 10) >= 800)?.[0] ?? '';
}

/** The modules that a page's inline script imports, with all that they import statically. */
function modulesOf(inlineScript: string, files: Files): Set<string> {
  const { staticImports, dynamicImports } = parseSync('inline.js', inlineScript).module;
  // The specifier of an `import()` is known only by its position, which includes the quotes.
  const entries = dynamicImports.map(({ moduleRequest: { start, end } }) => inlineScript.slice(start + 1, end - 1));
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { moduleRequest } of parseSync(path, fileAt(files, path).toString()).module.staticImports)
      visit(new URL(moduleRequest.value, `http://site${path}`).pathname);
  };
  for (const path of [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...entries]) visit(path);
  return found;
}

function fileAt(files: Files, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`The built site has no ${path}.`);
  return bytes;
}

const sentSize = perObject((bytes: Buffer) => brotliCompressSync(bytes).length);

export function overBudget(page: string, weight: Weight): string[] {
  return (Object.keys(budgets) as (keyof Weight)[])
    .filter((part) => weight[part] > budgets[part])
    .map((part) => `${page}: ${part} weighs ${weight[part]} bytes, ${weight[part] - budgets[part]} over the budget.`);
}

export function weighSite(): Map<string, Weight> {
  const files = new Map(readSiteFiles('build/client').map(({ path, bytes }) => [path, bytes]));
  const pages = [...files].filter(([path]) => path.endsWith('/index.html'));
  return new Map(pages.map(([path, html]) => [path, weighPage(html.toString(), files)]));
}

if (import.meta.main) {
  if (!existsSync('build/client/index.html')) {
    process.stderr.write('There is no built site to weigh: run "npm run build" first.\n');
    process.exit(1);
  }
  const weights = weighSite();
  const findings = [...weights].flatMap(([page, weight]) => overBudget(page, weight));
  const heaviest = Object.entries(budgets).map(([part, budget]) => {
    const most = Math.max(...[...weights.values()].map((weight) => weight[part as keyof Weight]));
    return `${part} ${most} of ${budget}`;
  });
  process.stdout.write(`${weights.size} pages weighed; the heaviest: ${heaviest.join(', ')} bytes.\n`);
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) process.exitCode = 1;
}

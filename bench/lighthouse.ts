import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median, type Row } from './bars.ts';
import { browser, startSite } from './processes.ts';

const run = promisify(execFile);

/** Fetched by npx when needed: with its dependencies it would be a fifth of what the project installs. */
const lighthouse = ['--yes', 'lighthouse@13.5.0', '--quiet', '--output=json'];

interface Report {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/** The scores of Lighthouse's mobile profile, each load in a browser of its own. */
export async function measureLighthouse(pages: string[], runs: number): Promise<Row[]> {
  await using site = await startSite();
  const loads = pages.map((path) => ({ path, reports: [] as Report[] }));
  for (const { path, reports } of Array.from({ length: runs }, () => loads).flat()) {
    console.error(`Lighthouse: ${path}`);
    reports.push(await load(site.origin + path));
  }
  return loads.map(({ path, reports }) => {
    const names = Object.keys(reports[0]?.categories ?? {});
    const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    return { of: path, figures: Object.fromEntries(names.map((name) => [name, score(name)])) };
  });
}

/** Tries once more, because the browser sometimes exits early or records no paint. */
function load(url: string): Promise<Report> {
  return loadOnce(url).catch(() => loadOnce(url));
}

async function loadOnce(url: string): Promise<Report> {
  const flags = `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`;
  const env = { ...process.env, CHROME_PATH: browser.executablePath };
  const { stdout } = await run('npx', [...lighthouse, flags, url], { env, maxBuffer: 100_000_000 });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${report.runtimeError.message}`);
  return report;
}

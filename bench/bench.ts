import '#tools/command.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { contentSite } from '#app/site.server.ts';
import { chromiumFlags, findChromium } from '#tools/dev/find-chromium.ts';
import { serveBarePages } from './bare-page.ts';
import { compareWithBudgets, median, type Row, rounded } from './budgets.ts';
import { clickTime, type Load, loadSlowly, threadTime } from './page-load.ts';

const [file, startMark, endMark] = ['docs/performance.md', '<!-- bench:start -->', '<!-- bench:end -->'];
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
  allowPositionals: true,
});
const [siteUrl = 'http://127.0.0.1:3000'] = positionals;
if (!(await fetch(siteUrl).catch(() => undefined)))
  throw new Error(`${siteUrl} does not answer: run "npm start" beside this.`);
const runs = Number(values.runs);
const pages = values.pages?.split(',') ?? samplePages();

const report = reportOf(await measure());
console.log(report);
// A narrowed run must not replace the figures of a full one.
if (!values.pages) {
  const [before = '', afterStart = ''] = readFileSync(file, 'utf8').split(startMark);
  writeFileSync(file, `${before}${startMark}\n\n${report}\n${endMark}${afterStart.split(endMark)[1]}`);
}

/** The first page of each kind, in one language after another, without pages that search engines shall not list. */
function samplePages(): string[] {
  const { locales, pagesIn, localizedPath } = contentSite();
  const listed = locales.map((locale) => pagesIn(locale).filter(({ unlisted }) => !unlisted));
  const kinds = new Set(listed.flat().map(({ kind }) => kind));
  return [...kinds].flatMap((kind, index) => {
    const locale = locales[index % locales.length] ?? '';
    const page = pagesIn(locale).find((candidate) => candidate.kind === kind && !candidate.unlisted);
    return page ? localizedPath(page.path, locale) : [];
  });
}

/** Each run loads each page, the same with its scripts blocked, and its bare page, in turn. */
async function measure(): Promise<Row[]> {
  await using bare = await serveBarePages(siteUrl, pages);
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const loads = pages.map((path) => ({ path, page: [] as Load[], blocked: [] as Load[], bare: [] as Load[] }));
  const threadTimes = pages.map((): number[] => []);
  const clickTimes = pages.map((): number[] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, { path, ...samples }] of loads.entries()) {
      console.error(path);
      samples.page.push(await loadSlowly(browser, siteUrl + path));
      samples.blocked.push(await loadSlowly(browser, siteUrl + path, ['*.js']));
      samples.bare.push(await loadSlowly(browser, bare.origin + path));
      threadTimes[index]?.push(await threadTime(browser, siteUrl + path));
      clickTimes[index]?.push(await clickTime(browser, siteUrl + path));
    }
  return loads.map(({ path, page, blocked, bare }, index) => {
    const medianOf = (figure: keyof Load, list = page) => median(list.map((load) => load[figure]));
    const figures = {
      'LCP, ms': medianOf('lcp'),
      'LCP of bare page, ms': medianOf('lcp', bare),
      'LCP over bare page': medianOf('lcp') / medianOf('lcp', bare),
      'LCP over scripts blocked': medianOf('lcp') / medianOf('lcp', blocked),
      'blocking time, ms': medianOf('blocking'),
      'blocking time beyond scripts blocked, ms': Math.max(0, medianOf('blocking') - medianOf('blocking', blocked)),
      'main thread, ms': median(threadTimes[index] ?? []),
      'click to the next title, ms': median(clickTimes[index] ?? []),
      'layout shift': Math.max(...page.map(({ shift }) => shift)),
      'HTML as sent, KB': medianOf('html'),
      'scripts of every page, KB': medianOf('scripts'),
      'scripts with every island, KB': medianOf('allScripts'),
      [`first visit${path === '/' ? ' to home' : ''}, KB`]: medianOf('total'),
    };
    return { page: path, figures };
  });
}

function reportOf(rows: Row[]): string {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const cells = rows.map(({ page, figures }) => [
    page,
    ...names.map((name) => (figures[name] === undefined ? '' : `${rounded(figures[name])}`)),
  ]);
  return `Measured on ${day}, medians of ${runs}, ${cpus().length} × ${cpu?.model.trim()}, Node.js ${process.version}.

${table(['figure', 'at most', 'the worst page', 'holds'], compareWithBudgets(rows))}
${table(['', ...names], cells)}`;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

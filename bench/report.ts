import { writeFileSync } from 'node:fs';
import type { Weight } from '#tools/build/check-budgets.ts';
import { barChart } from './bar-chart.ts';
import type { BuildTime } from './build-time.ts';
import type { Motion } from './frames.ts';
import type { Interaction } from './interaction.ts';
import type { MessageReport } from './messages.ts';
import type { PageSpeed } from './page-speed.ts';
import type { ServerRateReport } from './server-rate.ts';
import type { Summary } from './statistics.ts';

/** What `bench/results.json` holds: each part as it was last measured. */
export type Results = {
  machine?: string;
  measured?: string;
  budgets?: { budgets: Weight; pages: Record<string, Weight> };
  pages?: PageSpeed[];
  interaction?: Interaction[];
  frames?: Motion[];
  server?: ServerRateReport;
  messages?: MessageReport;
  build?: BuildTime[];
};

/** Writes the results as tables to `docs/performance.md` and the largest paints as a chart to `docs/performance.svg`. */
export function writeReport(results: Results): void {
  writeFileSync('docs/performance.md', reportOf(results));
  if (results.pages) writeFileSync('docs/performance.svg', barChart(barsOf(results.pages)));
}

/** Takes results, gives them as Markdown; a part that was not measured has no table. */
export function reportOf({
  machine,
  measured,
  budgets,
  pages,
  interaction,
  frames,
  server,
  messages,
  build,
}: Results): string {
  return [
    '# Performance',
    `Written by \`npm run bench\` on ${measured}, ${machine}. Medians, with the range in brackets; times in ms.`,
    pages &&
      `## Pages\n\nThe floor is home's own words as a bare static page, measured in the same run. LCP / floor is the multiple of its largest paint. The simulation loads a page at full speed and multiplies the times of its tasks by four, and with them the time in which they waited for a core that drew or compiled; TBT of work leaves that out.\n\n![Largest contentful paint by page](performance.svg)\n\n${pageTable(pages)}`,
    budgets && `## Weight\n\nBytes of a first visit as sent, the heaviest page of all.\n\n${weightTable(budgets)}`,
    interaction &&
      `## Interaction\n\nNavigation: from the click to the frame that shows the next page. Where a page reacts soon the next ones cross-fade, as they do at full speed on most machines, and the time holds the taking of the picture that fades; at 4x they come at once. INP: from a press to the next frame, the slowest of a run. Some 40 ms of a frame that changes the whole window are drawing by software, which the slowdown leaves alone.\n\n${table(
        ['what', 'ms', 'ms at 4x processor slowdown'],
        interaction.map(({ what, ms, slowed }) => [what, spread(ms), spread(slowed)]),
      )}`,
    frames &&
      `## Motion\n\nA phone of 360 px at 4x processor slowdown, frames as the compositor reports them while a part moves. A machine without graphics processor draws them by software.\n\n${table(
        ['what', 'frames due', 'shown a second', 'longest frame, ms'],
        frames.map(({ what, due, perSecond, longest }) => [what, spread(due), spread(perSecond), spread(longest)]),
      )}`,
    server &&
      `## Server\n\nRequests for ${server.page.path} (${server.page.bodyBytes} bytes), one core each, load by ${server.generator}.\n\n${table(
        ['server', 'requests/s', 'per CPU second', 'memory, MB'],
        server.servers.map((row) => [
          row.name,
          row.requestsPerSecond,
          row.requestsPerCpuSecond,
          row.megabytes.join(' → '),
        ]),
      )}`,
    messages &&
      `## Messages\n\nLoad by ${messages.generator}. Load average of the machine before: ${messages.loadBefore}.\n\n${table(
        ['store', 'connections', 'messages/s', '99th percentile, ms', 'per CPU second'],
        messages.rates.map((row) => [row.store, row.connections, row.perSecond, row.p99, row.perCpuSecond]),
      )}`,
    build &&
      `## Build\n\n${table(
        ['pages', 'seconds', 'ms a page'],
        build.map((row) => [row.pages, row.seconds, Math.round((row.seconds * 1000) / row.pages)]),
      )}`,
    '',
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function pageTable(pages: PageSpeed[]): string {
  const head = [
    'profile',
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP',
    'LCP',
    'LCP / floor',
    'TBT',
    'TBT of work',
    'CLS',
  ];
  const rows = pages.map(({ profile, page, scores, fcp, lcp, lcpToFloor, tbt, blockingWork, cls }) => {
    const score = (id: string) => (page === 'floor' ? '' : (scores[id]?.median ?? ''));
    const grades = ['performance', 'accessibility', 'best-practices', 'seo'].map(score);
    const work = blockingWork ? spread(blockingWork) : '';
    return [profile, page, ...grades, spread(fcp), spread(lcp), lcpToFloor, spread(tbt), work, cls.median];
  });
  return table(head, rows);
}

function weightTable({ budgets, pages }: NonNullable<Results['budgets']>): string {
  const parts = Object.keys(budgets) as (keyof Weight)[];
  const rows = parts.map((part) => {
    const [page, weight] = Object.entries(pages).reduce((heaviest, entry) =>
      entry[1][part] > heaviest[1][part] ? entry : heaviest,
    );
    return [part, weight[part], budgets[part], page];
  });
  return table(['part', 'bytes', 'budget', 'page'], rows);
}

function barsOf(pages: PageSpeed[]) {
  return pages.map(({ profile, page, lcp }) => ({ group: profile, label: page, value: lcp.median }));
}

function spread({ median, low, high }: Summary): string {
  return low === high ? `${median}` : `${median} (${low}–${high})`;
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

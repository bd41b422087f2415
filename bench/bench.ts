import '#tools/command.ts';
import { parseArgs } from 'node:util';
import { currentSite } from '#app/site.server.ts';
import type { Row } from './bars.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMessages, measureServer } from './load.ts';
import { samplePages } from './processes.ts';
import { describeRun, reportOf, writeReport } from './report.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, pages: { type: 'string' } },
});
const site = currentSite();
const runs = Number(values.runs);
const pages = values.pages?.split(',') ?? samplePages(site);
const measurements: [name: string, title: string, () => Promise<Row[]>][] = [
  ['visit', 'First visit', () => measureFirstVisit(pages, runs)],
  ['lighthouse', 'Lighthouse', () => measureLighthouse(pages, runs)],
  ['interaction', 'Interaction', () => measureInteraction(runs)],
  ['server', 'Server', () => measureServer('/sap', runs)],
  ['messages', 'Messages', () => measureMessages(runs)],
];
const chosen = measurements.filter(([name]) => !values.only || values.only === name);
if (chosen.length === 0 || !(runs >= 1))
  throw new Error('Options: --runs 3, --pages /,/sap, --only visit|lighthouse|interaction|server|messages');

const description = describeRun(runs);
const parts = new Map<string, Row[]>();
for (const [, title, measure] of chosen) parts.set(title, await measure());
const report = reportOf(description, parts);
console.log(report);
// A narrowed run must not replace the figures of a full one.
if (!values.only && !values.pages) writeReport(report);

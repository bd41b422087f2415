import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { judge, type Row, rounded } from './bars.ts';

const [file, start, end] = ['docs/performance.md', '<!-- bench:start -->', '<!-- bench:end -->'];

/** The machine and its load; to be called before anything is measured. */
export function describeRun(runs: number): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)}, medians of ${runs}, ${machine}, load average before ${loadavg()[0]?.toFixed(1)}.`;
}

export function reportOf(description: string, parts: Map<string, Row[]>): string {
  const bars = table(['figure', 'bar', 'measured, the worst', 'holds'], judge([...parts.values()].flat()));
  const sections = [...parts].map(([title, rows]) => {
    const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
    const cell = (value: number | undefined) => (value === undefined ? '' : `${rounded(value)}`);
    const cells = rows.map(({ of, figures }) => [of, ...names.map((name) => cell(figures[name]))]);
    return `## ${title}\n\n${table(['', ...names], cells)}`;
  });
  return [description, `## Bars\n\n${bars}`, ...sections].join('\n\n');
}

/** Puts the report between the two markers of the document; what stands around them is written by hand. */
export function writeReport(report: string): void {
  const [before, rest] = readFileSync(file, 'utf8').split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${file} must hold ${start} and ${end}: the report stands between them.`);
  writeFileSync(file, `${before}${start}\n\n${report}\n\n${end}${after}`);
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

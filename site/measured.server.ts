import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const measuredFile = 'measured.json';

/** What `npm run test:all` writes once all its tests have passed. */
export const testFigures = [
  'pages',
  'heaviest page, KB',
  'requests to third parties',
  'cookies',
  'axe findings',
  'faults in HTML',
  'files that differ between two builds',
  'packages',
] as const;

/** What one run measured: the day, and figures by their names. */
export interface Measured {
  readonly on: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Replaces what an earlier run of the same kind measured. */
export function writeMeasured(root: string, run: 'bench' | 'tests', figures: Record<string, number>): void {
  const file = join(root, measuredFile);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = { ...before, [run]: { on: new Date().toISOString().slice(0, 10), figures } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

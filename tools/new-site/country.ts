import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { wordsFolder } from './folders.ts';

type Defaults = { currency?: string; zone?: string; townLine?: string; complaints?: { label: string; to: string }[] };
type Holiday = { date: string; name: string };

/** What is usual in a country: nothing where the product does not know it. */
export function countryDefaults(country: string): Defaults {
  return parse(readFileSync(join(wordsFolder, 'countries.yaml'), 'utf8'))[country] ?? {};
}

/** 45 MB for one question: fetched when it is asked, and not kept. */
const holidayPackage = 'date-holidays@3.37.0';

type Calendar = { getHolidays(year: number): { date: string; name: string; type: string }[] };

/** The public holidays of a country in these years; undefined where their list cannot be fetched. */
export function holidaysOf(country: string, years: readonly number[]): Holiday[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'holidays-'));
  try {
    const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', holidayPackage];
    if (spawnSync('npm', install, { timeout: 120_000 }).status !== 0) return undefined;
    const Holidays: new (country: string) => Calendar = createRequire(join(folder, 'from.js'))('date-holidays');
    const calendar = new Holidays(country);
    const publicHolidays = years.flatMap((year) => calendar.getHolidays(year)).filter(({ type }) => type === 'public');
    return publicHolidays.map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

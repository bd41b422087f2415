import type { Site } from '#site/create-site.server.ts';
import { createTimeZone } from '#site/time-zone.ts';

/** A time where the company is, with the name of its zone: `2026-11-20 10:30 AST`; a dash for none. */
export function terminalTime(time: number | null | undefined, site: Pick<Site, 'company'>): string {
  if (time === null || time === undefined) return '-';
  const { timeZone } = site.company();
  const date = createTimeZone(timeZone).dateOf(time);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short', timeZone } as const;
  return `${date} ${new Intl.DateTimeFormat('en-US', clock).format(time)}`;
}

export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = heads.map((_, column) =>
    [heads, ...texts].reduce((width, row) => Math.max(width, [...(row[column] ?? '')].length), 0),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)].join('\n');
}

/** `3 min`, `2 h` or `5 d`. */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`;
}

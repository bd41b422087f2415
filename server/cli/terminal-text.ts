/** `2026-11-20 14:30 UTC`; a dash for none. */
export function terminalTime(time: number | null | undefined): string {
  return time === null || time === undefined
    ? '-'
    : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
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

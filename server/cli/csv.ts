/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front, which
 * spreadsheets do not show. Where a semicolon separates, quotation marks amid a line mean nothing: each semicolon and
 * each line end begins a cell.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  // Also behind blanks, and as full-width signs, which some programs treat alike.
  const safe = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/.test(text) ? `'${text}` : text;
  const inside = safe.replace(/([;\r\n])(?=(?:[^\S\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g, "$1'");
  return /[",\r\n;]/.test(inside) ? `"${inside.replaceAll('"', '""')}"` : inside;
}

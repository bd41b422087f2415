export type Bar = { group: string; label: string; value: number };

const rowHeight = 22;
const labelWidth = 150;
const chartWidth = 560;

/** Takes bars with values in ms, gives a chart as SVG that reads on light and on dark ground. */
export function barChart(bars: Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const groups = [...new Set(bars.map(({ group }) => group))];
  const rows = groups.flatMap((group) => [{ title: group }, ...bars.filter((bar) => bar.group === group)]);
  const height = (rows.length + 1) * rowHeight;
  const drawn = rows.map((row, index) => ('title' in row ? title(row.title, index) : bar(row, index, most)));
  const style =
    'text{font:13px system-ui,sans-serif;fill:#5b6770}.title{font-weight:600}rect{fill:#2a8c8c}.floor{fill:#8a97a0}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${labelWidth + chartWidth + 80} ${height}" role="img" aria-label="Largest contentful paint in ms"><style>${style}</style>${drawn.join('')}</svg>\n`;
}

function title(text: string, index: number): string {
  return `<text class="title" x="0" y="${(index + 0.8) * rowHeight}">${text}</text>`;
}

function bar({ label, value }: Bar, index: number, most: number): string {
  const [y, width] = [index * rowHeight, Math.round((value / most) * chartWidth)];
  const look = label === 'floor' ? ' class="floor"' : '';
  return `<text x="12" y="${y + 16}">${label}</text><rect${look} x="${labelWidth}" y="${y + 4}" width="${width}" height="14" rx="2"/><text x="${labelWidth + width + 8}" y="${y + 16}">${Math.round(value)}</text>`;
}

import { type Art, each, num, path } from '../svg.ts';

// Strokes of each sign on a cell 10 wide and 18 high.
const strokes: Record<string, string> = {
  '0': 'M5 0C-1 0-1 18 5 18S11 0 5 0Z',
  '1': 'M1 4L6 0V18',
  '2': 'M0 5C0-2 10-2 10 4.5C10 9 0 12 0 18H10',
  '3': 'M0 2C3-1 10-1 9.5 4.5 9 8 5 8.5 4 8.5 6 8.5 10 9 10 13.5S3 20 0 16',
  '4': 'M8 18V0L0 12.5H11',
  '5': 'M9 0H1.5L.5 8C4 6 10 7 10 12.5S3 20 0 16',
  '6': 'M9 1C3-1 0 7 0 12.5S10 20 10 12.5 0 7.5 0 12.5',
  '7': 'M0 0H10C6 6 4 12 4 18',
  '8': 'M5 8.5C-1 8.5-1 0 5 0S11 8.5 5 8.5C-2 8.5-2 18 5 18S12 8.5 5 8.5Z',
  '9': 'M1 17C7 19 10 11 10 5.5S0-2 0 5.5 10 10.5 10 5.5',
  '-': 'M1 9H9',
  '.': 'M3 18v-.1',
  '%': 'M10 0L0 18M2.5 0C-.5 0-.5 6 2.5 6S5.5 0 2.5 0ZM8 12C5 12 5 18 8 18S11 12 8 12Z',
  '/': 'M9-1L1 19',
  '=': 'M0 6H10M0 12H10',
  '+': 'M0 9H10M5 4V14',
  x: 'M0 7L9 18M9 7L0 18',
  v: 'M0 7L5 18L10 7',
  f: 'M10 1C6-1 4 1 4 5V18M0 8H9',
  "'": 'M4 0V5',
  '?': 'M0 4C0-2 10-2 10 4C10 9 5 8 5 12M5 18v-.1',
  ' ': '',
};

/** Draws digits and a few signs as strokes from their top left corner; `height` is that of a digit. */
export function figures(x: number, y: number, text: string, height: number, classes = 'K z3'): Art {
  const scale = height / 18;
  let at = x;
  return each([...text], (sign) => {
    const data = strokes[sign];
    if (data === undefined) throw new Error(`No strokes for "${sign}"`);
    const left = at;
    at += (sign === '.' || sign === "'" ? 9 : 16) * scale;
    const scaled = data.replace(/-?(\d+\.?\d*|\.\d+)/g, (value) => ` ${num(Number(value) * scale)}`);
    return `<g transform="translate(${num(left)} ${num(y)})">${path(scaled, classes)}</g>`;
  });
}

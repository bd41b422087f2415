import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placedMark, readMark } from './mark.ts';

const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;

function pixelsOf(image: string): Promise<Buffer> {
  return sharp(Buffer.from(image), { density: 300 })
    .resize(128, 128, { fit: 'contain' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

const illustrator = `<?xml version="1.0" encoding="utf-8"?><!-- Generator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
 viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve"><style type="text/css">
 .st0{fill:#E4572E;} .st1{fill:none;stroke:#17B890;stroke-width:3;stroke-miterlimit:10;}</style>
 <g id="a"><path class="st0" d="M4 4h20v20z"/><path class="st1" d="M40 8l16 20H34z"/></g></svg>`;
const inkscape = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64" height="64" inkscape:version="1.2">
 <sodipodi:namedview id="v" pagecolor="#fff"/><g inkscape:label="Layer" transform="translate(4,-2)">
 <path style="fill:#0b2545;fill-opacity:0.6;stroke:none;-inkscape-stroke:none" d="m 8,20 h 24 l -6,30 z"/></g></svg>`;

test.each([
  [
    'groups and transforms',
    svg(
      '<g transform="rotate(30 12 12)"><g transform="scale(.5)"><path d="M10 10h14v14z"/></g><rect x="14" y="4" width="6" height="3" transform="skewX(10)"/></g>',
    ),
  ],
  ['a viewBox that begins elsewhere', svg('<circle cx="-20" cy="90" r="10"/>', 'viewBox="-32 80 24 24"')],
  ['what Illustrator writes', illustrator],
  ['what Inkscape writes', inkscape],
  [
    'hidden parts and its own order of painting',
    svg(
      '<path display="none" d="M0 0h24v24z"/><path fill="#fff" stroke="#000" stroke-width="4" paint-order="stroke" d="M6 6h12v12z"/>',
    ),
  ],
])('a mark with %s is drawn as it is', async (_what, source) => {
  const mark = readMark(source);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">${placedMark(mark, 0, 0, 240, '#000', '#000')}</svg>`;
  const [given, shown] = await Promise.all([pixelsOf(source), pixelsOf(drawn)]);
  const differences = given.filter((value, index) => Math.abs(value - (shown[index] ?? 0)) > 40).length;

  expect(given.some((value) => value > 0)).toBe(true);
  expect(differences / given.length).toBeLessThan(0.005);
});

test.each([
  ['<path fill="url(#fade)" d="M0 0h4v4z"/>', 'has "url(#fade)" in fill, which no shape needs'],
  ['<g clip-path="url(#c)"><path d="M0 0h4v4z"/></g>', 'has clip-path: draw the shape without.'],
  ['<style>@media print{path{fill:red}}</style><path d="M0 0h4v4z"/>', 'has a style that no shape can carry'],
  ['<g/>', 'has no viewBox or no shape'],
])('a mark with %s is refused', (inner, message) => {
  expect(() => readMark(svg(inner))).toThrow(message);
});

test('a mark has two colors, its accent also where the file gave it another', async () => {
  const parts = '<path d="M0 0h12v24H0z"/><path class="accent" fill="#123456" d="M12 0h12v24H12z"/>';
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${placedMark(readMark(svg(parts)), 0, 0, 20, '#ff0000', '#0000ff')}</svg>`;
  const shown = await sharp(Buffer.from(image)).removeAlpha().raw().toBuffer();

  expect([...shown.subarray(3 * 203, 3 * 204)]).toEqual([0, 0, 255]);
  expect([...shown.subarray(3 * 216, 3 * 217)]).toEqual([255, 0, 0]);
});

import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { parseDrawing } from './drawing.ts';

const brand = testSite().brand();
const script = '<script>alert(1)</script>';
const drawing = (inner: string, before = '', hue = 'class="hue-servicios"') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" ${hue}>${inner}</svg>`;
const shape = '<path class="ink" d="M0 0h4v3z"/>';

test.each([
  ['a processing instruction', drawing(`<?x >${script}?>${shape}`)],
  ['a processing instruction before it', drawing(shape, `<?x >${script}?>`)],
  ['a doctype', drawing(shape, `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>`)],
  ['a comment that is kept', drawing(`<!--! >${script}-->${shape}`)],
  ['CDATA', drawing(`<g><![CDATA[${script}]]></g>${shape}`)],
  ['text', drawing(`<g>&lt;script>alert(1)&lt;/script></g>${shape}`)],
  [
    'an attribute of another namespace',
    drawing(`<path class="ink" xmlns:y="urn:y" y:onload="${'alert(1)'}" d="M0 0h4v3z"/>`),
  ],
])('%s does not come into the page with a drawing', (_what, source) => {
  const { svg, inline, faults } = parseDrawing(source, brand);

  expect(faults).toEqual([]);
  expect(svg).toBe(parseDrawing(drawing(shape), brand).svg);
  expect(svg + inline).not.toMatch(/script|alert|<[?!]/);
});

const noise = Array.from(
  { length: 4000 },
  (_, i) => `L${(Math.sin(i) * 1e6).toFixed(1)} ${(Math.cos(i * i) * 1e6).toFixed(1)}`,
);

test.each([
  ['no XML', '<svg', 'is no SVG that can be read'],
  ['an event', drawing('<path onclick="alert(1)" d="M0 0h4v3z"/>'), 'has a script in onclick'],
  [
    'a foreign reference',
    drawing('<use xmlns:y="urn:y" y:href="//a.example/b.svg#c"/>'),
    'refers to another file in y:href',
  ],
  [
    'an escaped reference',
    drawing('<path d="M0 0h4v3z" stroke-linecap="u\\72l(//a.example/)"/>'),
    'which no shape needs',
  ],
  ['an effect', drawing('<path d="M0 0h4v3z" style="filter:url(//a.example/b.svg#c)"/>'), 'has filter: draw'],
  ['a color outside the palette', drawing('<path fill="#123456" d="M0 0h4v3z"/>'), 'has the color #123456'],
  ['words', drawing('<text>Ledger</text>'), 'has words'],
  ['no hue', drawing('', '', ''), 'names no hue'],
  ['much weight', drawing(`<path class="ink" d="M0 0${noise.join('')}"/>`), 'weighs'],
])('a drawing with %s has a fault', (_what, source, fault) => {
  expect(parseDrawing(source, brand).faults).toEqual([expect.stringContaining(fault)]);
});

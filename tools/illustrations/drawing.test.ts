import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { readDrawing } from './drawing.ts';

const dyes = siteUnderTest().brand();
const script = '<script>alert(1)</script>';
const drawing = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" class="hue-servicios">${inner}</svg>`;
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
  const { svg, inline, faults } = readDrawing(source, dyes);

  expect(faults).toEqual([]);
  expect(svg).toBe(readDrawing(drawing(shape), dyes).svg);
  expect(svg + inline).not.toMatch(/script|alert|<[?!]/);
});

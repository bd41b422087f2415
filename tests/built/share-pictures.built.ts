import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtFile, builtOrigin, contentOf, listedHtml, readableText } from './built-site.ts';

const origin = builtOrigin();
const pages = listedHtml();
/** Kilobytes of a picture that a preview loads on a weak signal. */
const mostBytes = 60 * 1024;

test.each(pages)('$address has a share picture of the size and weight that it says', async ({ html }) => {
  const address = contentOf(html, 'property="og:image"') ?? '';
  expect(address.startsWith(`${origin}/share/`)).toBe(true);
  const bytes = builtFile(new URL(address).pathname);
  expect(bytes.length).toBeLessThanOrEqual(mostBytes);
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(contentOf(html, 'property="og:image:width"')).toBe('1200');
  expect(contentOf(html, 'property="og:image:height"')).toBe('630');
});

test.each(pages)('$address describes its share picture by the words that stand in it', ({ html }) => {
  const [headline = ''] = contentOf(html, 'property="og:image:alt"')?.split(' · ') ?? [];
  expect(headline).not.toBe('');
  expect(readableText(html)).toContain(headline.replaceAll('\u00a0', ' '));
});

test('no two pages share a picture', () => {
  const addresses = pages.map(({ html }) => contentOf(html, 'property="og:image"'));
  expect(new Set(addresses).size).toBe(pages.length);
});

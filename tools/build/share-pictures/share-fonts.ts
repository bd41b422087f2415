import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The whole file of a typeface, with all its weights. */
export function wholeFont(name: 'bricolage-grotesque' | 'instrument-sans'): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
}

const faces = [
  { name: 'Bricolage', weight: 700, file: wholeFont('bricolage-grotesque') },
  { name: 'Instrument', weight: 600, file: wholeFont('instrument-sans') },
] as const;

export type ShareFont = { name: string; weight: 600 | 700; data: Buffer };

/**
 * Returns the site's two faces as static fonts with just the characters of the texts: the
 * layout engine reads no WOFF2 and takes no weight out of a variable font.
 */
export function shareFonts(texts: readonly string[]): Promise<ShareFont[]> {
  const characters = [...new Set(texts.join(''))].sort().join('');
  return Promise.all(
    faces.map(async ({ name, weight, file }) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      return { name, weight, data: await subsetFont(file, characters, options) };
    }),
  );
}

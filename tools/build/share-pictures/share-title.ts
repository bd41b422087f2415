import { createElement, type ReactElement } from 'react';
import satori from 'satori';
import type { ShareFont } from './share-fonts.ts';

/** Headline sizes in pixels, the largest that fits is taken. */
const sizes = [104, 88, 74, 64] as const;
/** Pixels that the headline may fill between label and mark. */
const room = { width: 1010, height: 300 } as const;
const lineHeight = 1.04;

/** The words of a headline and their color, then those of its second part. */
export type Title = [text: string, color: string][];

type Fit = { size: number; width: number };

/**
 * Returns a headline as an element in the largest size that fits, its lines of about the same
 * length, so that no word stands alone on the last one. Throws when not even the smallest size fits.
 */
export async function fitTitle(title: Title, fonts: readonly ShareFont[]): Promise<ReactElement> {
  for (const size of sizes) {
    const height = await heightOf(title, { size, width: room.width }, fonts);
    if (height <= room.height) return titleElement(title, { size, width: await narrowest(title, size, height, fonts) });
  }
  throw new Error(`"${title.map(([text]) => text).join(' ')}" does not fit on a share picture: shorten the headline.`);
}

/** The least width, to 20 pixels, that needs no more lines than the widest. */
async function narrowest(title: Title, size: number, height: number, fonts: readonly ShareFont[]): Promise<number> {
  let [tooNarrow, enough] = [0, room.width as number];
  while (enough - tooNarrow > 20) {
    const width = (enough + tooNarrow) / 2;
    const fits = (await heightOf(title, { size, width }, fonts)) <= height;
    [tooNarrow, enough] = fits ? [tooNarrow, width] : [width, enough];
  }
  return enough;
}

async function heightOf(title: Title, fit: Fit, fonts: readonly ShareFont[]): Promise<number> {
  let height = 0;
  await satori(createElement('div', { style: { display: 'flex' } }, titleElement(title, fit)), {
    width: 1200,
    height: 2_000,
    fonts: fonts.map((font) => ({ ...font, style: 'normal' })),
    onNodeDetected: (node) => {
      if (node.key === 'title') height = node.height;
    },
  });
  return height;
}

function titleElement(title: Title, { size, width }: Fit): ReactElement {
  const style = {
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'flex-start',
    columnGap: '0.24em',
    marginTop: 24,
    width,
    fontFamily: 'Bricolage',
    fontWeight: 700,
    fontSize: size,
    lineHeight,
    letterSpacing: '-0.025em',
  } as const;
  // One element a word, because the layout engine breaks lines between elements, not inside differently colored runs.
  const words = title.flatMap(([text, color]) => {
    const parts = text.split(/\s+/).filter(Boolean);
    return parts.map((word) => createElement('span', { style: { color } }, word));
  });
  return createElement('div', { key: 'title', style }, ...words);
}

import { createElement, type ReactElement } from 'react';
import satori from 'satori';
import { type Mark, placedMark } from '#tools/drawings/mark.ts';
import { type BrandColors, type HueName, toneHex } from '#tools/drawings/palette.ts';
import type { ShareFont } from './share-fonts.ts';

export type ShareCard = {
  brand: BrandColors;
  mark: Mark;
  company: string;
  /** Where the page belongs in a few words, above its headline. */
  label: string;
  title: string;
  titleHighlight: string;
  hue: HueName;
  /** Contour lines of the page: an SVG of 1600 x 900. */
  contours: string;
};

/** The size that previews of Facebook, LinkedIn, X and Slack show whole (Open Graph pictures, ratio 1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the picture as SVG with all text as outlines. */
export async function drawShareCard(card: ShareCard, fonts: ShareFont[]): Promise<string> {
  const { width, height } = shareSize;
  const text = await satori(await layout(card, fonts), {
    ...shareSize,
    fonts: fonts.map((font) => ({ ...font, style: 'normal' })),
  });
  const tone = (name: string) => toneHex(card.brand, card.hue, name, 'dark');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="fade"><stop offset=".2" stop-color="${tone('tone-1')}"/>`,
    `<stop offset=".8" stop-color="${tone('tone-1')}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${tone('tone-1')}"/>`,
    contourLines(card.contours, tone('tone-3')),
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
    `<rect width="${width}" height="12" fill="${tone('tone-4')}"/>`,
    placedMark(card.mark, 72, 506, 59, tone('flame'), tone('light')),
    text,
    '</svg>',
  ].join('');
}

/** The page's lines in one color; 1600 x 900 covers the picture at three quarters. */
function contourLines(contours: string, color: string): string {
  const paths = contours.slice(contours.indexOf('</style>') + '</style>'.length, contours.lastIndexOf('</svg>'));
  const pen = `fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<style>.width-1{stroke-width:1.2}</style><g transform="scale(.75)" ${pen}>${paths}</g>`;
}

async function layout(card: ShareCard, fonts: ShareFont[]): Promise<ReactElement> {
  const tone = (name: string) => toneHex(card.brand, card.hue, name, 'dark');
  const column = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '72px' } as const;
  const label = { fontFamily: 'Instrument', fontWeight: 600, fontSize: 34, color: tone('tone-4') } as const;
  const brandPlace = { position: 'absolute', left: 148, top: 512 } as const;
  const brand = { ...brandPlace, fontFamily: 'Bricolage', fontSize: 42, color: tone('light') };
  const title: Title = [
    [card.title, tone('light')],
    [card.titleHighlight, tone('tone-5')],
  ];
  return createElement(
    'div',
    { style: column },
    createElement('div', { style: label }, card.label),
    await fitTitle(title, fonts),
    createElement('div', { style: brand }, card.company),
  );
}

/** Headline sizes in pixels, of which the largest that fits is taken. */
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

/** The smallest width, in steps of 20 pixels, that needs no more lines than the widest. */
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
  // One element per word, because the layout engine breaks lines only between elements, not inside colored runs.
  const words = title.flatMap(([text, color]) => {
    const parts = text.split(/\s+/).filter(Boolean);
    return parts.map((word) => createElement('span', { style: { color } }, word));
  });
  return createElement('div', { key: 'title', style }, ...words);
}

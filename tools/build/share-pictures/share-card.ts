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
  const text = await satori(layoutCard(card), {
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
  const strokeAttributes = `fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<style>.width-1{stroke-width:1.2}</style><g transform="scale(.75)" ${strokeAttributes}>${paths}</g>`;
}

function layoutCard(card: ShareCard): ReactElement {
  const tone = (name: string) => toneHex(card.brand, card.hue, name, 'dark');
  const column = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '72px' } as const;
  const label = { fontFamily: 'Instrument', fontWeight: 600, fontSize: 34, color: tone('tone-4') } as const;
  const brandPosition = { position: 'absolute', left: 148, top: 512 } as const;
  const brand = { ...brandPosition, fontFamily: 'Bricolage', fontSize: 42, color: tone('light') };
  const title: Title = [
    [card.title, tone('light')],
    [card.titleHighlight, tone('tone-5')],
  ];
  return createElement(
    'div',
    { style: column },
    createElement('div', { style: label }, card.label),
    titleElement(title),
    createElement('div', { style: brand }, card.company),
  );
}

/** Headline sizes in pixels by the most characters that surely fit between label and mark. */
const titleSizes = [
  [32, 104],
  [50, 88],
  [66, 74],
  [90, 64],
] as const;
/** Pixels between label and mark. */
const titleWidth = 1010;

/** The words of a headline and their color, then those of its second part. */
type Title = [text: string, color: string][];

function titleElement(title: Title): ReactElement {
  const text = title.map(([part]) => part).join(' ');
  const fontSize = titleSizes.find(([maxLength]) => text.length <= maxLength)?.[1];
  if (!fontSize) throw new Error(`"${text}" does not fit on a share picture: shorten the headline.`);
  const style = {
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'flex-start',
    columnGap: '0.24em',
    marginTop: 24,
    width: titleWidth,
    fontFamily: 'Bricolage',
    fontWeight: 700,
    fontSize,
    lineHeight: 1.04,
    letterSpacing: '-0.025em',
  } as const;
  // One element per word, because the layout engine breaks lines only between elements, not inside colored runs.
  const wordElements = title.flatMap(([text, color]) => {
    const words = text.split(/\s+/).filter(Boolean);
    return words.map((word) => createElement('span', { style: { color } }, word));
  });
  return createElement('div', { style }, ...wordElements);
}

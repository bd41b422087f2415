import { createElement, type ReactElement } from 'react';
import satori from 'satori';
import { placedMark } from '#tools/illustrations/mark.ts';
import { type Family, toneHex } from '#tools/illustrations/palette.ts';
import type { ShareFont } from './share-fonts.ts';
import { fitTitle, type Title } from './share-title.ts';

export type ShareCard = {
  company: string;
  /** The page's place in a few words, above its headline. */
  label: string;
  title: string;
  titleHighlight: string;
  family: Family;
  /** Contour lines of the page: an SVG of 1600 x 900. */
  contours: string;
};

/** What previews of Facebook, LinkedIn, X and Slack take whole (Open Graph pictures, ratio 1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the picture as SVG with all text as outlines. */
export async function drawShareCard(card: ShareCard, fonts: ShareFont[]): Promise<string> {
  const { width, height } = shareSize;
  const text = await satori(await layout(card, fonts), {
    ...shareSize,
    fonts: fonts.map((font) => ({ ...font, style: 'normal' })),
  });
  const tone = (name: string) => toneHex(card.family, name, 'dark');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="fade"><stop offset=".2" stop-color="${tone('tone-1')}"/>`,
    `<stop offset=".8" stop-color="${tone('tone-1')}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${tone('tone-1')}"/>`,
    contourLines(card.contours, tone('tone-3')),
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
    `<rect width="${width}" height="12" fill="${tone('tone-4')}"/>`,
    placedMark(72, 506, 59, tone('flame'), tone('light')),
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
  const tone = (name: string) => toneHex(card.family, name, 'dark');
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

import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture as PictureData } from '#site/picture.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { Picture } from './picture.tsx';

const size = { width: 800, height: 600, alt: 'Us' };
const drawing: PictureData = { src: '/scenes/a.svg', ...size };
const photo: PictureData = {
  medium: 'photo',
  src: '/media/a-800.webp',
  avif: '/media/a-480.avif 480w, /media/a-800.avif 800w',
  webp: '/media/a-480.webp 480w, /media/a-800.webp 800w',
  ...size,
};

function htmlOf(picture: PictureData, priority?: 'first') {
  return parseDocument(renderToStaticMarkup(<Picture {...picture} priority={priority} className="place" />));
}

test('a drawing is one image, which comes at once in the first view and else when it is near', () => {
  const attributes = {
    src: '/scenes/a.svg',
    alt: 'Us',
    width: '800',
    height: '600',
    decoding: 'async',
    class: 'place',
  };

  expect(onlyElement(htmlOf(drawing), 'img').attribs).toEqual({ ...attributes, loading: 'lazy' });
  expect(onlyElement(htmlOf(drawing, 'first'), 'img').attribs).toEqual({ ...attributes, fetchpriority: 'high' });
  expect(elements(htmlOf(drawing), 'picture')).toEqual([]);
});

test('a photograph comes as AVIF or else WebP, as wide as its place and of known size', () => {
  const html = htmlOf(photo);
  const sizes = expect.stringMatching(/^auto, /);

  expect(onlyElement(html, 'picture > source').attribs).toEqual({ type: 'image/avif', srcset: photo.avif, sizes });
  expect(onlyElement(html, 'picture > img').attribs).toEqual({
    src: '/media/a-800.webp',
    srcset: photo.webp,
    sizes,
    alt: 'Us',
    width: '800',
    height: '600',
    loading: 'lazy',
    decoding: 'async',
    class: 'photo place',
  });
});

/** A site may have no drawings. */
const [[src, markup] = []] = Object.entries<string>(JSON.parse(readFileSync('.generated/inline.json', 'utf8')));

test.runIf(src)('a drawing of the first view stands in the page itself, with its words', () => {
  const page = htmlOf({ ...drawing, src: String(src) }, 'first');

  expect(onlyElement(page, 'svg[role="img"]').attribs).toMatchObject({ 'aria-label': 'Us' });
  expect(elements(page, 'svg svg path').length).toBeGreaterThan(1);
  expect(elements(page, 'img')).toEqual([]);
  expect(markup).toMatch(/light-dark/);
});

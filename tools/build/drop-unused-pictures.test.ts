import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { dropUnusedPictures } from './drop-unused-pictures.ts';

test('only pictures that a file of the site names are published', () => {
  const site = temporaryFolder({
    'index.html': '<img src="/scenes/shown.3f2a91bc.svg">',
    'es/sap.data': '["/media/logo.3f2a91bc.svg"]',
    'assets/sheet-BkQ4xz_1.css': 'a{mask:url(/contours/line.3f2a91bc.svg)}',
    'scenes/shown.3f2a91bc.svg': '<svg/>',
    'scenes/unused.3f2a91bc.svg': '<svg/>',
    'media/logo.3f2a91bc.svg': '<svg/>',
    'contours/line.3f2a91bc.svg': '<svg/>',
    'papers/unused.3f2a91bc.svg': '<svg/>',
    'favicon.svg': '<svg/>',
  });
  dropUnusedPictures(site);
  expect(globSync('**/*.svg', { cwd: site }).sort()).toEqual([
    'contours/line.3f2a91bc.svg',
    'favicon.svg',
    'media/logo.3f2a91bc.svg',
    'scenes/shown.3f2a91bc.svg',
  ]);
});

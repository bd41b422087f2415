import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard, type ShareCard } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';

const card: ShareCard = {
  company: 'Mirador',
  label: 'SAP',
  title: 'The month closes.',
  titleHighlight: 'The SAP project does too.',
  family: 'erp',
  contours: '<svg><style>.K{}</style><path d="M0 0L1600 900" class="K"/></svg>',
};

test('a card is an SVG of the size that previews take', async () => {
  const fonts = await shareFonts([card.company, card.label, card.title, card.titleHighlight]);
  const svg = await drawShareCard(card, fonts);
  const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'svg' });
  expect(svg).not.toContain('<text');
});

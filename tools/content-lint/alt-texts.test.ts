import { expect, test } from 'vitest';
import { checkAltTexts } from './alt-texts.ts';
import { treeOf } from './tree-of.ts';

test('an alternative text is there, short, and does not begin by saying that it is a picture', () => {
  const tree = treeOf({
    'en/sap': {
      none: { scene: 'a', alt: '' },
      long: { scene: 'b', alt: 'x'.repeat(141) },
      shot: { photo: 'a.jpg', alt: ' ' },
      idle: { scene: 'c', alt: 'A picture of a ledger.' },
      good: { scene: 'd', alt: 'x'.repeat(140) },
    },
  });

  expect(checkAltTexts(tree).map(({ key }) => key)).toEqual(['none.alt', 'long.alt', 'shot.alt', 'idle.alt']);
});

test('no two pictures of a language share a text, two languages may', () => {
  const image = (scene: string) => ({ image: { scene, alt: 'SAP' } });
  const tree = treeOf({ 'en/sap': image('a'), 'en/testing': image('b'), 'es/sap': image('a') });

  expect(checkAltTexts(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', message: expect.stringContaining('content/en/sap.yaml: image.alt') },
  ]);
});

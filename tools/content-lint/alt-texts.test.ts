import { expect, test } from 'vitest';
import { checkAltTexts } from './alt-texts.ts';
import { treeOf } from './tree-of.ts';

test('an alternative text does not begin by saying that it is a picture', () => {
  const tree = treeOf({
    'en/sap': {
      shot: { photo: 'a.jpg', alt: 'A photo of us.' },
      idle: { scene: 'c', alt: 'A picture of a ledger.' },
      good: { scene: 'd', alt: 'A ledger.' },
      none: { scene: 'a' },
    },
  });

  expect(checkAltTexts(tree).map(({ key }) => key)).toEqual(['shot.alt', 'idle.alt']);
});

test('no two pictures of a language share a text, two languages may', () => {
  const image = (scene: string) => ({ image: { scene, alt: 'SAP' } });
  const tree = treeOf({ 'en/sap': image('a'), 'en/testing': image('b'), 'es/sap': image('a') });

  expect(checkAltTexts(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', message: expect.stringContaining('content/en/sap.yaml: image.alt') },
  ]);
});

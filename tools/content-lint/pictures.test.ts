import { expect, test } from 'vitest';
import { checkPictures } from './pictures.ts';
import { treeOf } from './tree-of.ts';

const tab = (scene: string) => ({ tabs: { tabContent: { support: { image: { scene, alt: 'A' } } } } });

test('a scene is called by its page and its place', () => {
  const tree = treeOf({ 'en/sap': { hero: { image: { scene: 'sap-hero', alt: 'A' } }, ...tab('support') } });

  expect(checkPictures(tree, undefined)).toMatchObject([
    { level: 'error', key: 'tabs.tabContent.support.image.scene', message: expect.stringContaining('sap-support') },
  ]);
});

test('a scene that has not been drawn is an error', () => {
  const tree = treeOf({ 'en/sap': tab('sap-support') });

  expect(checkPictures(tree, { scenes: {} })).toMatchObject([
    { level: 'error', message: expect.stringContaining('drawn') },
  ]);
  expect(checkPictures(tree, { scenes: { 'sap-support': {} } })).toEqual([]);
});

test('a new page may borrow the scene of another and is only warned', () => {
  const tree = treeOf({ 'en/sap': tab('sap-support'), 'en/testing': tab('sap-support') });

  expect(checkPictures(tree, undefined)).toMatchObject([
    { level: 'warning', file: 'content/en/testing.yaml', message: expect.stringContaining('draws testing-support') },
  ]);
});

test('a logo that has not been drawn is an error', () => {
  const tree = treeOf({
    'en/partners-clients': {
      items: [
        { id: 'one', name: 'One' },
        { id: 'two', name: 'Two' },
      ],
    },
  });

  expect(checkPictures(tree, { scenes: {}, marks: { one: {} } })).toMatchObject([{ key: 'items.#2.id' }]);
});

test('a place that shows a photograph still lends its drawing', () => {
  const tree = treeOf({
    'en/sap': { hero: { image: { photo: 'team.jpg', alt: 'A' } } },
    'en/testing': { hero: { image: { scene: 'sap-hero', alt: 'A' } } },
  });

  expect(checkPictures(tree, { scenes: { 'sap-hero': {} } })).toMatchObject([{ level: 'warning' }]);
});

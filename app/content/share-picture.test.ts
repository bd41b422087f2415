import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.server.ts';

test('a listed page has a picture for each language, named by its content', () => {
  const picture = sharePicture({ path: '/sap', kind: 'service' }, 'es');
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture?.src).toMatch(/^\/share\/sap\.es\.[0-9a-f]{8}\.png$/);
});

test('a page that is not to be found needs none', () => {
  expect(sharePicture({ path: '/404', kind: 'not-found', unlisted: true }, 'en')).toBeUndefined();
});

test('a page whose picture was never drawn stops the build', () => {
  expect(() => sharePicture({ path: '/nowhere', kind: 'service' }, 'en')).toThrow('No share picture "nowhere.en"');
});

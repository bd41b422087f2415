// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { filesOfPage } from './page-files.ts';

beforeEach(() => {
  vi.stubGlobal('__reactRouterManifest', {
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
      'en:/': { id: 'en:/', index: true, module: '/assets/home.js', imports: ['/assets/react.js', '/assets/cards.js'] },
      'es:/sap': { id: 'es:/sap', path: '/es/sap', module: '/assets/service.js' },
    },
  });
});

test('a page needs the module of its route, what that imports and the shell does not, and its data', () => {
  expect(filesOfPage('/es/sap')).toEqual({ modules: ['/assets/service.js'], data: '/es/sap.data' });
  expect(filesOfPage('/')).toEqual({ modules: ['/assets/home.js', '/assets/cards.js'], data: '/_.data' });
});

test('an address that is no page needs nothing, nor does a page before the router is there', () => {
  expect(filesOfPage('/unknown')).toBeUndefined();
  vi.stubGlobal('__reactRouterManifest', undefined);
  expect(filesOfPage('/')).toBeUndefined();
});

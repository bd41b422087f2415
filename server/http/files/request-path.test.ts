import { expect, test } from 'vitest';
import { canonicalPath, requestTarget } from './request-path.ts';

test.each([
  ['http://a.example/', '/', ''],
  ['http://a.example/sap?x=1?y', '/sap', '?x=1?y'],
  ['http://a.example/sap#part?x=1', '/sap', ''],
  ['https://a.example:8080//b?x#y', '//b', '?x'],
])('%s asks for %s', (url, path, query) => {
  expect(requestTarget(url)).toEqual({ path, query });
});

test.each(['/indexes', '/reindex'])('%s is spelt as it is', (path) => {
  expect(canonicalPath(path)).toBe(path);
});

import { expect, test } from 'vitest';
import { canonicalPath, locationOf, requestTarget } from './request-path.ts';

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

test.each([
  ['/sap', '?a=1', '/sap?a=1'],
  ['/sap#modules', '?a=1', '/sap?a=1#modules'],
  ['/sap?from=old', '?a=1', '/sap?from=old&a=1'],
  ['/año', '', '/a%C3%B1o'],
])('%s with the query %s leads to %s', (target, query, location) => {
  expect(locationOf(target, query)).toBe(location);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import shells from './routes.ts';

const routes = shells.flatMap(({ children = [] }) => children);

const addresses = routes.map(({ index, path }) => (index ? '/' : path));

test('every other address is the not-found page of its language', () => {
  const rest = routes.filter(({ path }) => path?.includes('*'));

  expect(rest.map(({ path, file }) => [path, file])).toEqual([
    ['/*', 'routes/page.tsx'],
    ['/es/*', 'routes/page.tsx'],
  ]);
});

test('no address and no id stands twice, and every file exists', () => {
  expect(new Set(addresses).size).toBe(routes.length);
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(routes.filter(({ file }) => !existsSync(`app/${file}`))).toEqual([]);
});

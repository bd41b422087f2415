import { expect, test } from 'vitest';
import { loadPage } from '#app/content/load.server.ts';
import { papers } from './papers.ts';

test('each kind of advice has a paper of its own', () => {
  const { groups } = loadPage('en', { path: '/', kind: 'home' }).advisory;

  expect(papers().size).toBe(groups.length);
  expect(new Set([...papers().values()].map(({ svg }) => svg)).size).toBe(groups.length);
});

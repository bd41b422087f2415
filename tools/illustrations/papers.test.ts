import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { papers } from './papers.ts';

test('each kind of advice has a paper of its own', () => {
  const { groups } = contentOf('en', '/', 'advisory');

  expect(papers().size).toBe(groups.length);
  expect(new Set([...papers().values()].map(({ svg }) => svg)).size).toBe(groups.length);
});

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { wordmarks } from './wordmarks.ts';

const file = 'content/en/partners-clients.yaml';
const page: { sections: { items?: { id: string }[] }[] } = parse(readFileSync(file, 'utf8'));

test('every partner and client has a wordmark of its own, light enough and drawn as paths', async () => {
  const marks = await wordmarks();
  expect([...marks.keys()]).toEqual(page.sections.flatMap(({ items }) => items ?? []).map(({ id }) => id));
  expect(new Set([...marks.values()].map(({ svg }) => svg)).size).toBe(marks.size);
  for (const [id, { svg, width, height }] of marks) {
    expect(brotliCompressSync(svg).length, id).toBeLessThanOrEqual(8192);
    expect(svg, id).not.toMatch(/<text|NaN|undefined/);
    expect([height, width > 120 && width < 400], id).toEqual([64, true]);
  }
});

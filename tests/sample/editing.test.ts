import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import clients from '#app/sections/clients/config.ts';
import { currentSite } from '#app/site.server.ts';

const guides = ['editing', 'editing.es'].map((name) => readFileSync(`docs/${name}.md`, 'utf8'));

function matches(guide: string, pattern: RegExp): string[] {
  return [...guide.matchAll(pattern)].map(([, found = '']) => found);
}

test.each(guides)('every picture of the editing guide exists: %.30s', (guide) => {
  const pictures = matches(guide, /\]\((images\/.*?)\)/g);

  expect(pictures).toHaveLength(5);
  expect(pictures.filter((path) => !existsSync(join('docs', path)))).toEqual([]);
});

test.each(guides)('the client that the editing guide shows has the right shape: %.30s', (guide) => {
  const [[client]] = matches(guide, /```yaml\n(.*?)```/gs).map((yaml) => parse(yaml)) as [[unknown]];

  expect(z.strictObject(clients.fields).shape.items.element.parse(client)).toEqual(client);
});

test.each(guides)('what the editing guide names in braces is known: %.30s', (guide) => {
  const { facts, jsonSchemas } = currentSite();
  const known = Object.keys(facts('en'));
  JSON.stringify(jsonSchemas.plain('page'), (key, value) => {
    if (key === 'places') known.push(...value);
    return value;
  });
  const named = matches(guide, /`\{(\w+)\}`/g);

  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('both editing guides name the same commands, files and facts in the same order', () => {
  const [english, spanish] = guides.map((guide) => matches(guide, /`(npm [^`]*|[^` ]*[/{][^`]*)`/g));

  expect(spanish).toEqual(english);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { facts } from './load.server.ts';
import { pageSchemas, pagesSchema } from './schema.ts';

const guide = readFileSync(join(process.cwd(), 'docs/editing.md'), 'utf8');

test('every file that the editing guide names exists, but for the page that it adds', () => {
  const named = [...guide.matchAll(/`((?:content|tools)\/[^`]*)`/g)].map(([, path = '']) => path);

  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(process.cwd(), path)))).toEqual([
    'content/en/sap-payroll.yaml',
    'content/es/sap-payroll.yaml',
  ]);
});

test('the entries that the editing guide shows have the right shape', () => {
  const blocks = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = '']) => parse(yaml));
  const [page, client, testimonial] = blocks.flat();

  expect(pagesSchema.shape.pages.element.parse(page)).toEqual(page);
  expect(pageSchemas.partners.shape.clients.shape.items.element.parse(client)).toEqual(client);
  expect(pageSchemas.home.shape.testimonials.shape.items.element.parse(testimonial)).toEqual(testimonial);
});

test('the facts that the editing guide names are known', () => {
  const known = facts('en');
  const named = [...guide.matchAll(/`\{(\w+)\}`/g)].map(([, name = '']) => name);

  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in known))).toEqual([]);
});

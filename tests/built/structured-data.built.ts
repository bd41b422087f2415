import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { untypeset } from '#site/typeset-text.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { isBuilt, listed, origin, readableText } from './built-site.ts';

type Node = Record<string, unknown> & { '@type': string };

/** The page's schema.org graph, whose types and properties the compiler has checked (`schema-dts`). */
function graphOf(page: Document): Node[] {
  return JSON.parse(textContent(onlyElement(page, 'script[type="application/ld+json"]')))['@graph'];
}

/** Every text and URL in a graph, with the name of its property. */
function literalsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => literalsOf(entry, name));
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, entry]) => literalsOf(entry, key));
}

const pages = listed.map((entry) => ({ ...entry, graph: graphOf(entry.page) }));

test.each(pages)('$address is a page of the company’s site, and all references lead to nodes', ({ graph }) => {
  const ids = new Set(graph.map((node) => node['@id']));
  const references = literalsOf(graph).filter(([name]) => name === '@id');

  expect(graph.slice(0, 2).map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(references.filter(([, id]) => !ids.has(id))).toEqual([]);
  // The company has no shop and collects no ratings.
  expect(JSON.stringify(graph)).not.toMatch(/"(Review|AggregateRating|Rating|LocalBusiness|review|aggregateRating)"/);
});

const readable = [
  'name',
  'legalName',
  'email',
  'postOfficeBoxNumber',
  'streetAddress',
  'addressLocality',
  'addressRegion',
  'postalCode',
  'foundingDate',
];

test.each(pages)('$address shows readers what its graph says, and its URLs lead to what exists', ({ graph, page }) => {
  const seen = readableText(page);
  const literals = literalsOf(graph);
  const told = literals.filter(([name]) => readable.includes(name)).map(([, text]) => text);
  const hidden = told.filter((text) => !seen.includes(text.replace(/\s/g, ' ')));
  const ownUrls = literals.filter(([name, text]) => name !== '@id' && text.startsWith(`${origin}/`));

  expect(hidden).toEqual([]);
  expect(ownUrls.map(([, text]) => new URL(text).pathname).filter((path) => !isBuilt(path))).toEqual([]);
});

test.each(pages)('$address has the breadcrumbs that it shows', ({ graph, page }) => {
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList');
  const steps = (list?.itemListElement ?? []) as { name: string; position: number }[];

  expect(steps.map(({ name }) => name)).toEqual(
    elements(page, '.breadcrumb li').map((item) => untypeset(textContent(item))),
  );
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

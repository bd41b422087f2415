import { expect, test } from 'vitest';
import { createSearch, type MarkedText, type SearchIndex } from './search.ts';

const index: SearchIndex = {
  texts: {
    one: '1 page for {query}',
    other: '{n} pages for {query}',
    none: 'Nothing for {query}',
    short: 'More',
  },
  fallbackLinks: [{ label: 'Ask us', to: '/contact-us' }],
  stopWords: ['de', 'para'],
  pages: [
    {
      to: '/es/sap',
      title: 'SAP',
      category: 'ERP',
      summary: 'Migración a S/4HANA, con pruebas.',
      headings: [
        ['Migración con pruebas', ''],
        ['¿Qué pasa si la migración se atrasa?', 'questions'],
      ],
    },
    {
      to: '/es/pruebas',
      title: 'Pruebas de penetración',
      category: 'Ciberseguridad',
      summary: 'Buscamos fallas.',
      headings: [['Hallazgos', 'offers']],
    },
  ],
  words: { '480': [1], s: [1], SURI: [0], más: [0], migración: [0], penetración: [1], pruebas: [0, 1], sap: [0] },
};
const search = createSearch(index);

const resultsOf = (query: string) => search.resultsFor(query, 'es').results;
const markedIn = (pieces: MarkedText = []) => pieces.filter(({ marked }) => marked).map(({ text }) => text);

test.each([
  ['a word without its accents', 'migracion', ['/es/sap']],
  ['a word by its beginning', 'penetr', ['/es/pruebas']],
  ['a word with a wrong letter', 'penetrasion', ['/es/pruebas']],
  ['a word of letters and a number without the sign between', 's4', ['/es/sap']],
  ['a word by its middle, where nothing else has it', 'seguridad', ['/es/pruebas']],
  ['a word that only the text has', 'suri', ['/es/sap']],
  ['pages with every word', 'pruebas sap', ['/es/sap']],
  ['pages with some of the words where none has every', 'penetración inexistente', ['/es/pruebas']],
  ['the title before the text', 'pruebas', ['/es/pruebas', '/es/sap']],
  ['nothing by signs, which mean no more than themselves', '***', []],
])('a search finds %s', (_what, query, addresses) => {
  expect(resultsOf(query).map(({ to }) => to)).toEqual(addresses);
});

test('the part whose heading has most of the words is named, and the words found are marked as they are written', () => {
  const [page] = resultsOf('migracion atrasa');
  expect(page?.heading?.to).toBe('/es/sap#questions');
  expect(markedIn(page?.heading?.text)).toEqual(['migración', 'atrasa']);
  expect(markedIn(page?.summary)).toEqual(['Migración']);
});

test.each([
  ['', '', 0],
  ['s', 'More', 0],
  ['suri', '1 page for suri', 0],
  ['pruebas', '2 pages for pruebas', 0],
  ['xyzzyx $1', 'Nothing for xyzzyx $1', 1],
])('of the query "%s" the message is "%s"', (query, message, links) => {
  expect(search.resultsFor(query, 'es')).toMatchObject({ message, fallbackLinks: { length: links } });
});

test.each([
  ['pruebas para sap', 'pruebas sap', 'stop words are left out'],
  ['ciberseguridad penetracion', 'ciberseguridad penetracion', 'the menu counts, and an accent does not'],
  ['ciberseguridad penetrasion', '', 'a word is spelled as on the page'],
  ['suri', '', 'the text alone is not enough'],
])('of the address "%s" the words "%s" are meant: %s', (address, meant) => {
  expect(search.queryFromAddress(address)).toBe(meant);
});

test('hyphens join and part', () => {
  const page = { category: '', summary: '' };
  const pages = [
    { ...page, to: '/tab', title: 'Plans', headings: [['Go-live', ''] as [string, string]] },
    { ...page, to: '/shop', title: 'Shops', headings: [] },
  ];
  const words = { live: [0], go: [0], ecommerce: [1], e: [1], commerce: [1] };
  const { resultsFor } = createSearch({ ...index, pages, words });

  for (const query of ['go-live', 'golive', 'Go live', 'e-commerce'])
    expect(resultsFor(query, 'en').results[0]?.to, query).toBe(query === 'e-commerce' ? '/shop' : '/tab');
});

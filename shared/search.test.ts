import { expect, test } from 'vitest';
import { createSearch, type Marked, mark, type SearchIndex } from './search.ts';

const index: SearchIndex = {
  texts: {
    one: '1 page for $query',
    other: '$n pages for $query',
    none: 'Nothing for $query',
    short: 'More',
    inText: 'In:',
  },
  wayOn: [{ label: 'Ask us', to: '/contact-us' }],
  pages: [
    {
      to: '/es/sap',
      title: 'SAP',
      kind: 'ERP',
      summary: 'Migración a S/4HANA, con pruebas.',
      parts: [
        ['Migración con pruebas', ''],
        ['¿Qué pasa si la migración se atrasa?', 'questions'],
      ],
    },
    {
      to: '/es/pruebas',
      title: 'Pruebas de penetración',
      kind: 'Ciberseguridad',
      summary: 'Buscamos fallas.',
      parts: [['Hallazgos', 'offers']],
    },
  ],
  words: { SURI: [0], más: [0], migración: [0], penetración: [1], pruebas: [0, 1], sap: [0] },
};
const search = createSearch(index);

const found = (query: string) => search.answer(query, 'es').found;
const addresses = (query: string) => found(query).map(({ to }) => to);
const markedIn = (pieces: Marked = []) => pieces.filter(({ marked }) => marked).map(({ text }) => text);

test.each([
  ['without its accents', 'migracion', '/es/sap'],
  ['without its accent, though short', 'mas', '/es/sap'],
  ['in capitals', 'MIGRACIÓN', '/es/sap'],
  ['by its beginning', 'penetr', '/es/pruebas'],
  ['with a wrong letter', 'penetrasion', '/es/pruebas'],
  ['with a letter missing', 'migrción', '/es/sap'],
  ['that only the text has', 'suri', '/es/sap'],
])('a word is found %s', (_what, query, address) => {
  expect(addresses(query)[0]).toBe(address);
});

test('pages with every word are found or, where there are none, those that have some', () => {
  expect(addresses('pruebas sap')).toEqual(['/es/sap']);
  expect(addresses('penetración inexistente')).toEqual(['/es/pruebas']);
});

test('the title weighs more than the text', () => {
  expect(addresses('pruebas')).toEqual(['/es/pruebas', '/es/sap']);
});

test('the part whose heading has most of the words is named, and the words found are marked as they are written', () => {
  const [page] = found('migracion atrasa');
  expect(page?.part?.to).toBe('/es/sap#questions');
  expect(markedIn(page?.part?.heading)).toEqual(['migración', 'atrasa']);
  expect(markedIn(page?.summary)).toEqual(['Migración']);
});

test('a word that only the text has is told in its own spelling', () => {
  expect(found('suri')[0]?.inText).toEqual(['SURI']);
  expect(found('sap')[0]?.inText).toEqual([]);
});

test.each([
  ['', '', 0],
  [' ', '', 0],
  ['s', 'More', 0],
  ['suri', '1 page for suri', 0],
  ['pruebas', '2 pages for pruebas', 0],
  ['xyzzyx $1', 'Nothing for xyzzyx $1', 1],
])('of the query "%s" it is said "%s"', (query, said, links) => {
  expect(search.answer(query, 'es')).toMatchObject({ said, wayOn: { length: links } });
});

test('of the pages of a kind that was chosen it is said how many are shown', () => {
  const shownOf = (kind: string) => search.answer('pruebas', 'es', kind);

  expect(shownOf('ERP')).toMatchObject({
    said: '1 page for pruebas',
    shown: [{ to: '/es/sap' }],
    found: { length: 2 },
  });
  expect(shownOf('Empleos')).toMatchObject({ said: '2 pages for pruebas', shown: { length: 2 } });
});

test('a very long query is cut, and no sign of it means more than itself', () => {
  expect(search.answer(`suri ${'x'.repeat(5000)}`, 'es').said).toHaveLength('1 page for '.length + 100);
  expect(addresses('***')).toEqual([]);
});

test('marking keeps the whole text', () => {
  const text = 'A <b>«Migración»</b> & más';
  const pieces = mark(text, new Set(['migracion']));
  expect(markedIn(pieces)).toEqual(['Migración']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

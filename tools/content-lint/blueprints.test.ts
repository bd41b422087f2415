import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testSite } from '#tests/test-site.ts';
import { checkBlueprints, checkHints } from './blueprints.ts';
import { findingLines } from './test-tree.ts';

const kind =
  '- { id: service, name: { en: S, es: S }, sections: [{ type: hero }, { type: points, optional: true, items: 2 }, { type: engagement }] }\n';
const kinds = `${kind}- { id: legal, name: { en: L, es: L } }\n`;

function linesFor(sections: object[], blueprints = kinds): string[] {
  return findingLines(
    checkBlueprints,
    { 'en/invoicing': { sections } },
    { site: { ...testSite(), blueprints: () => parse(blueprints) } },
  );
}

const [hero, points, engagement] = [{ type: 'hero' }, { type: 'points', items: [1, 2] }, { type: 'engagement' }];

test.each<[string, sections: object[], line?: string]>([
  ['all is there', [hero, points, engagement]],
  ['an optional section is left out', [hero, engagement]],
  ['one more is switched off', [hero, { type: 'project-lead', off: true }, engagement]],
  [
    'a section is missing',
    [hero, points],
    'sections.#3 – from here on this kind of page needs, in this order: engagement.',
  ],
  [
    'the order is another',
    [hero, engagement, points],
    'sections.#3 – points belongs between hero and engagement: drag it there.',
  ],
  [
    'a section is there twice',
    [hero, points, engagement, points],
    'sections.#4 – points is not in this kind of page here',
  ],
  [
    'a list is too long',
    [hero, { ...points, items: [1, 2, 3] }, engagement],
    'sections.#2.items – needs exactly 2 entries',
  ],
  ['no section has the title', [points, engagement], 'sections – must begin with the one section that has the title'],
  [
    'two sections have the title',
    [hero, hero, engagement],
    'sections – must begin with the one section that has the title',
  ],
])('it is told where a page differs from its kind: %s', (_, sections, line) => {
  expect(linesFor(sections)).toEqual(line ? [expect.stringContaining(line)] : []);
});

test('all sections that a page still needs are told at once', () => {
  const needed = '{ type: hero }, { type: engagement }, { type: points, optional: true }, { type: project-lead }';

  expect(linesFor([hero], kinds.replace(/(?<=sections: \[).*?(?=\])/, needed))).toEqual([
    'content/en/invoicing.yaml: sections.#2 – from here on this kind of page needs, in this order: engagement, project-lead.',
  ]);
});

test('a kind and a type that nobody knows are told with those that are', () => {
  expect(linesFor([hero], '- { id: service, name: { en: S, es: S }, sections: [{ type: heroe }] }\n')).toEqual([
    expect.stringMatching(/^content\/blueprints\.yaml: service – heroe is no type of section: take one of apply, /),
    expect.stringMatching(/^content\/pages\.yaml: \/privacy – legal is no kind of page: take one of service\.$/),
    expect.stringContaining('sections.#1 – from here on this kind of page needs, in this order: heroe'),
  ]);
});

test('a hint in place of a text is told, words in brackets inside a text are not', () => {
  const page = { title: '[Title: in six words]', note: 'Read [this] first', body: '[Text]' };

  expect(findingLines(checkHints, { 'en/invoicing': page })).toEqual([
    'content/en/invoicing.yaml: title – is a hint: write the text in its place.',
    'content/en/invoicing.yaml: body.#1 – is a hint: write the text in its place.',
  ]);
});

test.each([
  ['/invoicing', 0],
  ['/closed', 1],
])('a kind whose closed pages give way to %s has %i faults', (closed, faults) => {
  expect(
    linesFor([hero, engagement], `${kinds}- { id: job, name: { en: J, es: P }, closed: ${closed} }\n`),
  ).toHaveLength(faults);
});

import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Change, changesBetween } from './changes-between.ts';

const list = (...titles: string[]) => stringify(titles.map((title) => ({ title, about: `About ${title}` })));
const sections = (...types: string[]) => stringify({ sections: types.map((type) => ({ type, title: type })) });
const moved = (...places: number[]) => places.map((at) => ({ key: `sections.#${at}`, operation: 'moved' as const }));
const links = (...entries: string[]) => stringify({ entries });

test.each<[string, before: string, after: string, changes: Change[]]>([
  ['a value that changed', 'a: { b: One }\n', 'a: { b: Ten }\n', [{ key: 'a.b', before: 'One', after: 'Ten' }]],
  [
    'one that was added and one removed',
    'a: One\nc: Two\n',
    'a: One\nd: Four\n',
    [
      { key: 'd', after: 'Four' },
      { key: 'c', before: 'Two' },
    ],
  ],
  ['a section that moved', sections('a', 'b', 'c', 'd'), sections('b', 'c', 'a', 'd'), moved(3)],
  ['sections in another order', sections('a', 'b', 'c'), sections('c', 'b', 'a'), moved(2, 3)],
  [
    'a section that moved and was written anew',
    stringify({ sections: [{ type: 'a' }, { type: 'b', title: 'One', to: '/x', look: 'y' }] }),
    stringify({ sections: [{ type: 'b', title: 'Ten', to: '/x', look: 'y' }, { type: 'a' }] }),
    [
      { key: 'sections.#1.title', before: 'One', after: 'Ten' },
      { key: 'sections.#2', operation: 'moved' },
    ],
  ],
  [
    'an entry put before others that moved',
    list('One', 'Two'),
    list('Three', 'Two', 'One'),
    [
      { key: '#1', operation: 'added', after: 'Three\nAbout Three' },
      { key: '#3', operation: 'moved' },
    ],
  ],
  [
    'an address that changed where another was added',
    links('/a', '/salesforce-services', '/b'),
    links('/a', '/salesforce', '/b', '/c'),
    [
      { key: 'entries.#2', before: '/salesforce-services', after: '/salesforce' },
      { key: 'entries.#4', operation: 'added', after: '/c' },
    ],
  ],
  [
    'an entry that was removed',
    list('One', 'Two'),
    list('Two'),
    [{ key: 'the file', operation: 'removed', before: 'One\nAbout One' }],
  ],
  ['a page that was removed', 'navLabel: One\nc: Two\n', '', [{ key: 'the file', before: 'One' }]],
  ['comments and layout', 'a: One\n', '# Note\na: "One"\n', []],
])('what is shown of %s', (_what, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

import { expect, test } from 'vitest';
import { pages } from '#app/content/pages.ts';
import { folderWith } from '#server/folder-under-test.ts';
import { checkRedirects, readRedirects, redirectTable } from './redirects.ts';

const sample = ['/', '/sap', '/es', '/es/sap', '/contact-us'];

const fileWith = (text: string) => `${folderWith({ 'redirects.yaml': text })}/redirects.yaml`;

test('good entries pass, also with a fragment in the target', () => {
  const redirects = [
    { from: '/contact', to: '/contact-us' },
    { from: '/sap-modules', to: '/sap#modules' },
  ];
  expect(checkRedirects(redirects, sample)).toEqual([]);
});

test.each([
  [
    [{ from: '/a', to: '/nothing' }],
    '/a leads to /nothing, which does not exist, or not for good: name a page that stays.',
  ],
  [[{ from: '/sap', to: '/contact-us' }], '/sap is a live page: remove its redirect, or remove the page first.'],
  [
    [{ from: '/SAP.html', to: '/contact-us' }],
    '/SAP.html is a live page: remove its redirect, or remove the page first.',
  ],
  [[{ from: '/a', to: '/a' }], '/a leads in a circle by way of /a: name a live page instead.'],
])('%j is told as a fault', (redirects, sentence) => {
  expect(checkRedirects(redirects, sample)).toEqual([sentence]);
});

test('a chain is told with the page to name instead', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/sap' },
  ];
  expect(checkRedirects(redirects, sample)).toEqual([
    '/a leads to /b, which is redirected itself: name /sap directly.',
  ]);
});

test('every entry of a circle is told', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
    { from: '/c', to: '/a' },
  ];
  expect(checkRedirects(redirects, sample)).toHaveLength(3);
  expect(checkRedirects(redirects, sample).join()).toContain('/b leads in a circle by way of /c');
});

test('a former address named twice is told once', () => {
  const redirects = [
    { from: '/old', to: '/sap' },
    { from: '/Old/', to: '/' },
  ];
  expect(checkRedirects(redirects, sample)).toEqual(['/Old/ is redirected twice: keep one of the two entries.']);
});

test('the table knows former addresses in their one spelling', () => {
  expect(redirectTable([{ from: '/Old/Index.html', to: '/sap' }])).toEqual(new Map([['/old', '/sap']]));
});

test('the file is read, an empty one as no redirects', () => {
  expect(readRedirects(fileWith('- { from: /old, to: /sap }'))).toEqual([{ from: '/old', to: '/sap' }]);
  expect(readRedirects(fileWith('# none yet'))).toEqual([]);
});

test.each(['- { from: /old }', '- { from: old, to: /sap }', '- { from: /old, to: //evil.example }', 'old: /sap'])(
  'the wrong entry %s stops with the name of the file',
  (text) => {
    expect(() => readRedirects(fileWith(text))).toThrow('redirects.yaml');
  },
);

test("the site's own list leads to pages that exist", () => {
  const known = pages.flatMap(({ path }) => [path, path === '/' ? '/es' : `/es${path}`]);
  expect(checkRedirects(readRedirects('content/redirects.yaml'), known)).toEqual([]);
});

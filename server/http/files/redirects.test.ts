import { expect, test } from 'vitest';
import { sentenceOf } from '#site/finding.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkRedirects, readRedirects, redirectTable } from './redirects.ts';

const sample = ['/', '/sap', '/es', '/es/sap', '/contact-us'];

const fileWith = (text: string) => `${temporaryFolder({ 'redirects.yaml': text })}/redirects.yaml`;

test.each([
  ['good entries', ['/contact /contact-us', '/sap-modules /sap#modules'], []],
  [
    'a target that is not there',
    ['/a /nothing'],
    ['/a leads to /nothing, which is no page that stays: under Former addresses, name one or take the entry out.'],
  ],
  [
    'a live page',
    ['/ES.html /contact-us'],
    ['/ES.html is a live page: remove its redirect, or remove the page first.'],
  ],
  ['a chain', ['/a /b', '/b /sap'], ['/a leads to /b, which is redirected itself: name a live page instead.']],
  ['one named twice', ['/old /sap', '/Old/ /'], ['/Old/ is redirected twice: keep one of the two entries.']],
])('%s: each fault is told in one sentence that says what to do', (_what, entries, sentences) => {
  const redirects = entries.map((entry) => entry.split(' ')).map(([from = '', to = '']) => ({ from, to }));
  expect(checkRedirects(redirects, sample).map((fault) => sentenceOf(fault))).toEqual(sentences);
});

test('the table knows former addresses in their one spelling', () => {
  expect(redirectTable([{ from: '/Old/Index.html', to: '/sap' }])).toEqual(new Map([['/old', '/sap']]));
});

test('a wrong entry stops with the name of the file', () => {
  expect(() => readRedirects(fileWith('- { from: /old, to: //evil.example }'))).toThrow('redirects.yaml');
});

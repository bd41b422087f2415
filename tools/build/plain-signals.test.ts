import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainSignals } from './plain-signals.ts';

const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

test('of the errors that React makes as it starts none is left', () => {
  const atStart = /^(?:var| ) (\w+) = Error\(/gm;
  expect([...react.matchAll(atStart)]).toHaveLength(5);

  expect([...plainSignals(react).matchAll(atStart)]).toEqual([]);
});

test('errors that tell somebody something stay errors', () => {
  const count = (code: string) => code.split('Error(formatProdErrorMessage(').length - 1;

  expect(count(plainSignals(react))).toBe(count(react) - 5);
});

test('a React that makes its signals in another way stops the build', () => {
  expect(() => plainSignals('throw Error(formatProdErrorMessage(460));')).toThrow('React no longer makes its signals');
});

import { expect, test } from 'vitest';
import { parseBody } from '#server/contact/body.ts';
import { readMessage } from '#server/contact/read-message.ts';
import { isTooLarge, oddBody, seeded } from './odd-bodies.ts';

const bodiesOf = (seed: number, length: number) => {
  const random = seeded(seed);
  return Array.from({ length }, () => oddBody(random));
};

test('one seed gives the same bodies each time, another one others', () => {
  expect(bodiesOf(7, 100)).toEqual(bodiesOf(7, 100));
  expect(bodiesOf(8, 100)).not.toEqual(bodiesOf(7, 100));
});

test('among the bodies are right ones, damaged ones, no UTF-8, too large ones, deep ones and names of prototypes', () => {
  const bodies = bodiesOf(1, 2000);
  const json = bodies.filter(({ type }) => type === 'application/json');
  const parsed = json.map(({ body }) => parseBody(body, 'json'));
  const texts = bodies.map(({ body }) => body.toString());
  const share = {
    right: parsed.filter((values) => values && Object.keys(readMessage(values).errors).length === 0).length,
    refused: parsed.filter((values) => values && Object.keys(readMessage(values).errors).length > 0).length,
    damaged: parsed.filter((values) => values === undefined).length,
    notUtf8: texts.filter((text) => text.includes('\ufffd')).length,
    tooLarge: bodies.filter(isTooLarge).length,
    deep: texts.filter((text) => text.includes('['.repeat(1000))).length,
    prototypes: parsed.filter((values) => values && '__proto__' in values).length,
  };
  expect(Object.entries(share).filter(([, count]) => count < 5)).toEqual([]);
});

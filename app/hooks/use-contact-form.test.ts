// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './use-contact-form.ts';

const draft = { key: 'k1', values: { name: 'Ana', email: '', phone: '787', website: '', message: 'Hello' } };

test.each([
  ['no JSON', '{'],
  ['a key that is no text', JSON.stringify({ ...draft, key: 1 })],
  ['a missing field', JSON.stringify({ key: 'k1', values: { ...draft.values, phone: undefined } })],
])('what is stored with %s is no draft', (_, stored) => {
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);

  sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', stored);
  expect(readDraft()).toBeUndefined();
});

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './contact-draft.ts';

const draft = { key: 'k1', values: { name: 'Ana', email: '', phone: '787', website: '', message: 'Hello' } };

test('a draft is read as it was written', () => {
  writeDraft(draft);

  expect(readDraft()).toEqual(draft);
});

test('there is no draft before one is written', () => {
  expect(readDraft()).toBeUndefined();
});

test('a cleared draft is gone', () => {
  writeDraft(draft);
  clearDraft();

  expect(readDraft()).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['no object', '"text"'],
  ['no key', JSON.stringify({ values: draft.values })],
  ['a key that is no text', JSON.stringify({ ...draft, key: 1 })],
  ['no values', JSON.stringify({ key: 'k1', values: null })],
  ['a missing field', JSON.stringify({ key: 'k1', values: { ...draft.values, phone: undefined } })],
  ['a field that is no text', JSON.stringify({ key: 'k1', values: { ...draft.values, phone: 787 } })],
])('what is stored with %s is no draft', (_, stored) => {
  writeDraft(draft);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, stored);

  expect(readDraft()).toBeUndefined();
});

test('a browser that forbids storage has no drafts and no errors', () => {
  vi.stubGlobal('sessionStorage', undefined);

  writeDraft(draft);
  clearDraft();

  expect(readDraft()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { contactFields, maxLengths } from '#shared/contact.ts';
import { loadContactTexts } from '#site/load.server.ts';
import { fieldErrors } from './contact-words.ts';

test.each(['en', 'es'] as const)('a text that is too long is told the limit of its field: %s', (locale) => {
  const texts = loadContactTexts(locale);

  for (const field of contactFields) {
    const sentence = fieldErrors({ [field]: 'too-long' }, {}, texts)[field];
    expect(sentence).toContain(String(maxLengths[field]));
    expect(sentence).not.toContain('{');
  }
});

test('the own sentence for a field counts more than the one of the service, others are kept', () => {
  const errors = fieldErrors(
    { name: 'name-required' },
    { name: 'From the service', website: 'Bad' },
    loadContactTexts('en'),
  );

  expect(errors).toEqual({ name: 'Name is Required!', website: 'Bad' });
});

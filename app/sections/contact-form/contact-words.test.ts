import { expect, test } from 'vitest';
import { contactFields, contactForm } from '#shared/contact.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { fieldErrors } from './contact-words.ts';

const { contactTexts } = siteUnderTest();

test.each(['en', 'es'] as const)('a text that is too long is told the limit of its field: %s', (locale) => {
  const texts = contactTexts(locale);

  for (const field of contactFields) {
    const sentence = fieldErrors({ [field]: 'too-long' }, {}, texts)[field];
    expect(sentence).toContain(String(contactForm[field].maxLength));
    expect(sentence).not.toContain('{');
  }
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phonePattern } from '#app/contact-rules.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { emailPattern } from '#shared/contact.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { Section } from './component.tsx';

const site = siteUnderTest();
const form = contentOf(site, 'en', '/contact-us', 'contact-form');

function renderForm() {
  const texts = { ...site.contactTexts('en'), sent: undefined, calls: true };
  renderSection(Section, { words: form, texts, publish: false }, '/contact-us');
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

test('without script the browser refuses an email or a phone that the rules refuse, and says how they are written', () => {
  renderForm();

  expect(field('Email')).toMatchObject({ pattern: emailPattern, title: form.hints.email, maxLength: 254 });
  expect(field('Phone')).toMatchObject({ pattern: phonePattern, title: form.hints.phone });
});

test.each(site.locales)('the hint of the email names an address that the rule takes, in %s', (locale) => {
  const { hints } = contentOf(site, locale, '/contact-us', 'contact-form');

  expect(hints.email.match(/\S+@[^\s:]+/)?.[0]).toMatch(new RegExp(`^${emailPattern}$`));
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadContactTexts, loadPage } from '#app/content/load.server.ts';
import { locales } from '#app/content/locale.ts';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { emailPattern, phonePattern } from '#shared/contact.ts';
import { ContactForm } from './contact-form.tsx';

const { form } = loadPage('en', { path: '/contact-us', kind: 'contact' });

function renderForm() {
  renderInShell(<ContactForm words={form} texts={loadContactTexts('en')} />, '/contact-us');
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

test('the phone is grouped while it is typed and the caret stays in the middle', async () => {
  const person = userEvent.setup({ delay: null });
  renderForm();
  await person.click(field('Phone'));

  await person.keyboard('78755x5');
  expect(field('Phone').value).toBe('787-555');

  field('Phone').setSelectionRange(1, 1);
  await person.keyboard('9');
  expect(field('Phone').value).toBe('798-755-5');
  expect(field('Phone').selectionStart).toBe(2);
});

test('a pasted phone loses country code and signs', async () => {
  const person = userEvent.setup({ delay: null });
  renderForm();
  await person.click(field('Phone'));

  await person.paste('+1 (787) 555-0142');

  expect(field('Phone').value).toBe('787-555-0142');
  expect(field('Phone').selectionStart).toBe(12);
});

test('backspace passes a hyphen and takes the digit before it with the next stroke', async () => {
  const person = userEvent.setup({ delay: null });
  renderForm();
  await person.click(field('Phone'));
  await person.paste('787555');
  field('Phone').setSelectionRange(4, 4);

  await person.keyboard('{Backspace}');
  expect(field('Phone').value).toBe('787-555');

  await person.keyboard('{Backspace}');
  expect(field('Phone').value).toBe('785-55');
});

test('Delete passes a hyphen and takes the digit after it with the next stroke', async () => {
  const person = userEvent.setup({ delay: null });
  renderForm();
  await person.click(field('Phone'));
  await person.paste('787654');
  field('Phone').setSelectionRange(3, 3);

  await person.keyboard('{Delete}{Delete}');

  expect(field('Phone').value).toBe('787-54');
});

test('the fields say what they take, and the form leaves the checking to the script', () => {
  renderForm();

  expect(field('Email').form?.noValidate).toBe(true);
  expect(field('Email')).toMatchObject({ type: 'email', required: true, maxLength: 254 });
  expect(field('Message').getAttribute('rows')).toBe('6');
  expect(field('Website')).toMatchObject({ type: 'url', required: false });
});

test('without script the browser refuses an email or a phone that the rules refuse, and says how they are written', () => {
  renderForm();

  expect(field('Email')).toMatchObject({ pattern: emailPattern, title: form.hints.email });
  expect(field('Phone')).toMatchObject({ pattern: phonePattern, title: form.hints.phone });
});

test.each(locales)('the hint of the email names an address that the rule takes, in %s', (locale) => {
  const { hints } = loadPage(locale, { path: '/contact-us', kind: 'contact' }).form;

  expect(hints.email.match(/\S+@[^\s:]+/)?.[0]).toMatch(new RegExp(`^${emailPattern}$`));
});

test('a screen reader hears once that a field is required: from the field, not from the note beside its label', () => {
  renderForm();

  for (const name of ['name', 'email', 'message'] as const)
    expect(screen.getByRole('textbox', { name: form.labels[name] })).toHaveProperty('required', true);
  for (const name of ['phone', 'website'] as const)
    expect(screen.getByRole('textbox', { name: `${form.labels[name]} ${form.optional}` })).toBeTruthy();
});

test('the email says how it is written, before and beside its error (WCAG 3.3.3)', async () => {
  const person = userEvent.setup({ delay: null });
  renderForm();
  const described = () =>
    field('Email')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual([form.hints.email]);

  await person.type(field('Email'), 'ana');
  await person.click(screen.getByText(form.send));

  expect(described()?.[0]).toBe(form.hints.email);
  expect(described()).toHaveLength(2);
});

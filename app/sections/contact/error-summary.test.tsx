// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadContactTexts, loadPage } from '#app/content/load.server.ts';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { ContactForm } from './contact-form.tsx';

const { form } = loadPage('en', { path: '/contact-us', kind: 'contact' });

function renderForm() {
  renderInShell(<ContactForm words={form} texts={loadContactTexts('en')} />, '/contact-us');
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const send = () => fireEvent.click(screen.getByText(form.send));

test('with several wrong fields the focus goes to a summary that leads to each', async () => {
  renderForm();
  send();

  const summary = screen.getByText('Email: Email is Required!').closest('section');
  expect(document.activeElement).toBe(summary);

  await userEvent.click(screen.getByText('Email: Email is Required!'));
  expect(document.activeElement).toBe(field('Email'));
});

test('with one wrong field there is no summary and the focus goes to the field', () => {
  renderForm();
  type('Name', 'Ana');
  type('Email', 'ana');
  type('Message', 'We need help.');

  send();

  expect(screen.queryByText(/^Email: /)).toBeNull();
  expect(document.activeElement).toBe(field('Email'));
});

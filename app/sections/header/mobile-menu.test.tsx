// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { MobileMenu } from './mobile-menu.tsx';

function renderMenu(address = '/') {
  const result = renderInShell(<MobileMenu />, address);
  const dialog = result.container.querySelector('dialog');
  if (!dialog) throw new Error('The menu is no dialog.');
  return { ...result, dialog };
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));

test('the button opens the menu where the browser knows no commands', () => {
  const { dialog } = renderMenu();
  expect(dialog.open).toBe(false);

  open();

  expect(dialog.open).toBe(true);
});

test('the button says in HTML what it opens, for pages without script', () => {
  const { dialog } = renderMenu();

  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button.getAttribute('command')).toBe('show-modal');
  expect(button.getAttribute('commandfor')).toBe(dialog.id);
});

test('a press on the backdrop closes it, a press inside does not', () => {
  const { dialog } = renderMenu();
  open();

  fireEvent.click(within(dialog).getByText('ERP'));
  expect(dialog.open).toBe(true);

  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('choosing a page closes it', async () => {
  const { dialog, router } = renderMenu();
  open();

  await act(async () => fireEvent.click(within(dialog).getByText('Careers')));

  expect(router.state.location.pathname).toBe('/careers');
  expect(dialog.open).toBe(false);
});

test('its groups are exclusive: the browser keeps one expanded at a time', () => {
  const { dialog } = renderMenu();

  const groups = [...dialog.querySelectorAll('details')];
  expect(groups).toHaveLength(5);
  expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1);
  expect(groups[0]?.getAttribute('name')).toBeTruthy();
});

test('the page that is shown is marked', () => {
  const { dialog } = renderMenu('/ai-ml');

  const marked = [...dialog.querySelectorAll('[aria-current="page"]')];
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/ai-ml']);
});

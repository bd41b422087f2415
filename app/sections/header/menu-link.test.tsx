// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { MenuLink, useHere } from './menu-link.tsx';

function SapLink() {
  return <MenuLink to="/sap" label="SAP" here={useHere()} />;
}

test('a link to the page shown says so, also at the address with a slash that the build renders', () => {
  for (const address of ['/sap', '/sap/']) {
    const { unmount } = renderInShell(<SapLink />, address);
    expect(screen.getByRole('link', { name: 'SAP' }).getAttribute('aria-current')).toBe('page');
    unmount();
  }
});

test('a link to another page, or to the same page in the other language, does not', () => {
  for (const address of ['/sap-business-one', '/es/sap', '/']) {
    const { unmount } = renderInShell(<SapLink />, address);
    expect(screen.getByRole('link', { name: 'SAP' }).hasAttribute('aria-current')).toBe(false);
    unmount();
  }
});

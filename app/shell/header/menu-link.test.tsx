// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { MenuLink, useHere } from './menu-link.tsx';

function SapLink() {
  return <MenuLink to="/sap" label="SAP" here={useHere()} />;
}

test.each([
  ['/sap', 'page'],
  ['/sap/', 'page'],
  ['/sap-business-one', null],
])('at %s, with the slash of the build too, a link to /sap has aria-current=%s', (address, current) => {
  renderInShell(<SapLink />, address);

  expect(screen.getByRole('link', { name: 'SAP' }).getAttribute('aria-current')).toBe(current);
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { MailLink, PhoneLink, PostalAddress } from './reach.tsx';

test('the phone is shown as the company writes it and dials with the country code', () => {
  const { shell } = renderInShell(<PhoneLink />);
  const { number, shown } = shell.company.phone;

  expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(`tel:${number}`);
});

test('a mail goes to the company when no address is given', () => {
  const { shell } = renderInShell(<MailLink />);

  expect(screen.getByRole('link', { name: shell.company.email }).getAttribute('href')).toBe(
    `mailto:${shell.company.email}`,
  );
});

test('subject and text of a mail are escaped, so that no typed sign ends the address', () => {
  renderInShell(<MailLink label="Write" address="jobs@a.example" subject="Career Inquiry" body={'a&b=c?\nd#e'} />);

  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    'mailto:jobs@a.example?subject=Career%20Inquiry&body=a%26b%3Dc%3F%0Ad%23e',
  );
});

test('the postal address has both its lines, each as one text', () => {
  const { container, shell } = renderInShell(<PostalAddress />);
  const parts = [...(container.querySelector('address')?.childNodes ?? [])];

  expect(parts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((text) => text.textContent)).toEqual(
    shell.addressLines,
  );
});

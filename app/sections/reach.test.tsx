// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../render-in-shell.tsx';
import { MailLink, PhoneLink, PostalAddress } from './reach.tsx';

test('the phone is shown as people here write it and dials with the country code', () => {
  const { shell } = renderInShell(<PhoneLink />);
  const { phone } = shell.company;

  const link = screen.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ });
  expect(link.getAttribute('href')).toBe(`tel:+1${phone}`);
  expect(link.textContent?.replace(/\D/g, '')).toBe(phone);
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

test('the postal address has box, city, region and code, each line as one text', () => {
  const { container, shell } = renderInShell(<PostalAddress />);
  const { postOfficeBox, city, region, postalCode } = shell.company.address;
  const parts = [...(container.querySelector('address')?.childNodes ?? [])];

  expect(parts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((text) => text.textContent)).toEqual([
    `PO Box ${postOfficeBox}`,
    `${city}, ${region} ${postalCode}`,
  ]);
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { MailLink } from './reach.tsx';

test('subject and text of a mail are escaped, so that no typed sign ends the address', () => {
  renderInShell(<MailLink label="Write" address="jobs@a.example" subject="Career Inquiry" body={'a&b=c?\nd#e'} />);

  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    'mailto:jobs@a.example?subject=Career%20Inquiry&body=a%26b%3Dc%3F%0Ad%23e',
  );
});

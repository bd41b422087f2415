import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { attributeOf } from '#tools/html-elements.ts';
import { MailLink } from './contact-links.tsx';

test('subject and text of a mail are escaped, so that no typed sign ends the address', () => {
  const { page } = renderInShell(
    <MailLink label="Write" address="jobs@a.example" subject="Career Inquiry" body={'a&b=c?\nd#e'} />,
  );

  expect(attributeOf(page, 'a', 'href')).toBe(
    'mailto:jobs@a.example?subject=Career%20Inquiry&body=a%26b%3Dc%3F%0Ad%23e',
  );
});

import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

test('subject and text of a mail are escaped, so that no typed sign ends the address', () => {
  expect(mailAddress('jobs@a.example', 'Career Inquiry', 'a&b=c?\nd#e')).toBe(
    'mailto:jobs@a.example?subject=Career%20Inquiry&body=a%26b%3Dc%3F%0Ad%23e',
  );
});

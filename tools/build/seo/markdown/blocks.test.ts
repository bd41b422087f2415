import { expect, test } from 'vitest';
import { inline, link, list, named, steps } from './blocks.ts';

test.each([
  ['SAP *S/4HANA* [now]', 'SAP \\*S/4HANA\\* \\[now\\]'],
  ['a < b_c', 'a \\< b\\_c'],
  ['2026. A year', '2026\\. A year'],
  ['99.9% and #1', '99.9% and #1'],
])('%s is no markup', (text, markdown) => {
  expect(inline(text)).toBe(markdown);
});

test('lists, links and names are written as CommonMark', () => {
  expect(list([named('Plan', 'one_two'), link('SAP', 'https://a.example/sap')])).toBe(
    '- **Plan**: one\\_two\n- [SAP](https://a.example/sap)',
  );
  expect(steps(['first', 'second'])).toBe('1. first\n2. second');
});

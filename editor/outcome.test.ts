import { expect, test } from 'vitest';
import { error } from '#site/finding.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { outcomeOf } from './outcome.ts';

test('what a refused publication says is known by file and field, of a built page by its content', () => {
  const wrong = error('content/es/sap.yaml', 'sections.#2.title', 'empty');
  const built = error('/es/sap', 'the built page', 'dead-link', { to: '/es/nowhere' });
  const red = error('', '', 'check-red');
  const all = [wrong, built, red];

  expect(outcomeOf(siteUnderTest(), false, all, 'All of it')).toEqual({
    done: false,
    message: red,
    findings: [wrong, { ...built, file: 'content/es/sap.yaml', key: '' }],
    log: 'All of it',
  });
  expect(outcomeOf(siteUnderTest(), true, all, '').findings).toEqual([]);
  expect(outcomeOf(siteUnderTest(), false, [], 'A line\nIt broke.').message).toMatchObject({
    values: { why: 'It broke.' },
  });
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { Buying } from './buying.tsx';

function pricing(sample: boolean) {
  return {
    title: 'How we charge',
    description: 'By the hour or by the stage.',
    models: [
      { title: 'Fixed price', description: 'For a known scope.', amount: 'from $48,000', sample: false },
      { title: 'By the hour', description: 'For open work.', amount: '$145 to $185 an hour', sample },
    ],
    factors: ['Countries', 'Interfaces', 'Downtime'],
    smallest: { description: 'A check of two weeks.', amount: '$9,500', sample: false },
  };
}

const lead = {
  title: 'Who leads the work',
  role: 'Practice lead',
  description: 'Has led twelve conversions.',
  certifications: ['First certificate', 'Second certificate'],
  languages: 'English and Spanish',
  sample: true,
};

const amounts = () => [...document.querySelectorAll('.amount')];

test('amounts read as they are written, and only their figures are large', () => {
  renderInShell(<Buying page={{ pricing: pricing(true) }} />);

  expect(amounts().map(({ textContent }) => textContent)).toEqual(['from $48,000', '$145 to $185 an hour', '$9,500']);
  expect([...document.querySelectorAll('.amount b')].map(({ textContent }) => textContent)).toEqual([
    '$48,000',
    '$145',
    '$185',
    '$9,500',
  ]);
});

test('what moves the price and the smallest engagement stand below their names', () => {
  const { shell } = renderInShell(<Buying page={{ pricing: pricing(true) }} />);
  const { factors, smallest } = shell.site.service;

  expect(screen.getByRole('heading', { name: factors }).nextElementSibling?.textContent).toBe(
    'CountriesInterfacesDowntime',
  );
  expect(screen.getByRole('heading', { name: smallest }).parentElement?.textContent).toContain('A check of two weeks.');
});

test('the role stands with what it holds and speaks', () => {
  const { shell } = renderInShell(<Buying page={{ lead }} />);
  const { certifications, languages } = shell.site.service;
  const groups = [...document.querySelectorAll('dl > div')].map((group) =>
    [...group.children].map(({ textContent }) => textContent),
  );

  expect(screen.getByRole('heading', { name: lead.title })).toBeTruthy();
  expect(screen.getByText(lead.role)).toBeTruthy();
  expect(groups).toEqual([
    [certifications, ...lead.certifications],
    [languages, lead.languages],
  ]);
});

test.each([
  ['amounts while any of them is a sample', { pricing: pricing(true) }, { pricing: pricing(false) }],
  ['a lead that is made up', { lead }, { lead: { ...lead, sample: false } }],
])('one label marks %s, and goes with real ones', (_, sample, real) => {
  const { unmount } = renderInShell(<Buying page={sample} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();

  renderInShell(<Buying page={real} />);
  expect(screen.queryByRole('button')).toBeNull();
});

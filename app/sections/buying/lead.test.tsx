// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { Lead } from './lead.tsx';

const lead = {
  title: 'Who leads the work',
  role: 'Practice lead',
  description: 'Has led twelve conversions.',
  certifications: ['First certificate', 'Second certificate'],
  languages: 'English and Spanish',
  sample: true,
};

test('the role stands with what it holds and speaks', () => {
  const { shell } = renderInShell(<Lead lead={lead} />);
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

test('a label marks a lead that is made up, and goes with a real one', () => {
  const { unmount } = renderInShell(<Lead lead={lead} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();

  renderInShell(<Lead lead={{ ...lead, sample: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

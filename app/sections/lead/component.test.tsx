// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-section.tsx';
import { Section } from './component.tsx';

const lead = {
  title: 'Who leads the work',
  role: 'Practice lead',
  description: 'Has led twelve conversions.',
  certifications: ['First certificate', 'Second certificate'],
  languages: 'English and Spanish',
  sample: true,
};

test('the role stands with what it holds and speaks', () => {
  const { shell } = renderSection(Section, lead);
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

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
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

test('a person stands with portrait, role and a name that leads to the rest', () => {
  const image = { src: '/scenes/a.svg', width: 480, height: 480, alt: 'A portrait' };
  renderSection(Section, lead, { data: { name: 'Ana Ruiz', image, to: '/people#ruiz' } });
  const name = screen.getByRole('link', { name: 'Ana Ruiz' });

  expect(name.getAttribute('href')).toBe('/people#ruiz');
  expect(name.parentElement?.nextElementSibling?.textContent).toBe(lead.role);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(image.src);
});

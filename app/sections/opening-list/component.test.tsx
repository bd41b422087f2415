// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { Section } from './component.tsx';

test('without an opening it says so', () => {
  renderSection(Section, { title: 'Jobs', description: 'All of them.', empty: 'None today.', openings: [] });

  expect(screen.getByText('None today.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

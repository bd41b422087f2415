// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { pages } from '#site/pages.ts';
import { Section } from './component.tsx';
import { load } from './config.ts';

const content = { title: 'Jobs', description: 'All of them.', empty: 'None today.' };

test('the list has every opening that is shown, with its salary and last day', () => {
  const open = pages.filter(({ kind }) => kind === 'opening');
  const list = load(undefined, siteReader('es', '/careers'));

  expect(list.map(({ to }) => to)).toEqual(open.map(({ path }) => `/es${path}`));
  for (const opening of list)
    expect(opening).toMatchObject({ salary: expect.stringMatching(/\d/), closes: expect.any(String) });
});

test('without an opening it says so', () => {
  renderSection(Section, content, { data: [] });

  expect(screen.getByText('None today.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

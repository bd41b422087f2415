// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { Section } from './component.tsx';
import config from './config.ts';

const content = { title: 'Jobs', description: 'All of them.', empty: 'None today.' };

test('the list has every opening that is shown, with its salary and last day', () => {
  const site = siteUnderTest();
  const open = site.pages().filter(({ kind }) => kind === 'opening');
  const list = viewOf(config, content, siteReader(site, 'es', '/careers')).openings;

  expect(list.map(({ to }) => to)).toEqual(open.map(({ path }) => `/es${path}`));
  for (const opening of list)
    expect(opening).toMatchObject({ salary: expect.stringMatching(/\d/), closes: expect.any(String) });
});

test('without an opening it says so', () => {
  renderSection(Section, { ...content, openings: [] });

  expect(screen.getByText('None today.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

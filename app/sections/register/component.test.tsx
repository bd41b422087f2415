// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteReader } from '#app/content/loaders/site-reader.server.ts';
import { withPictures } from '#app/content/pictures.server.ts';
import { renderSection } from '#app/testing/render-section.tsx';
import { Section } from './component.tsx';
import { load, schema } from './config.ts';

function show(until: string) {
  const fact = { name: 'RUP', value: 'Active', number: 'No. 7', issuer: 'ASG', until, sample: true };
  const content = schema.parse({
    title: 'Facts',
    description: 'All.',
    groups: [{ title: 'Registries', facts: [fact] }],
  });
  const { shell } = renderSection(Section, withPictures(content), { data: load(content, siteReader('en', '/')) });
  return { said: screen.getAllByRole('definition').map(({ textContent }) => textContent), words: shell.site };
}

test('a fact stands with its number, its issuer and its last day, and is marked as a sample', () => {
  const { said, words } = show('2999-06-30');

  expect(said).toEqual(['Active · No. 7', 'ASG · valid until June 30, 2999']);
  expect(screen.getByRole('button', { name: words.sample.label })).toBeTruthy();
});

test('after its last day a fact is under renewal and shows no date', () => {
  const { said, words } = show('2020-06-30');

  expect(said).toEqual(['Active · No. 7', `ASG · ${words.validity.renewal}`]);
});

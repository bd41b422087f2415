// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { SampleLabel } from './sample-label.tsx';

test('one label marks a group of which one part is made up', () => {
  const { shell } = renderInShell(<SampleLabel of={[{ sample: false }, { sample: true }, { sample: true }]} />);
  const { label, explanation } = shell.site.sample;

  const button = screen.getByRole('button', { name: label });
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');

  expect(described?.textContent).toBe(explanation);
});

test.each([
  ['says so of each part', [{ sample: false }, { sample: false }]],
  ['says nothing of it', [{}]],
])('there is no label where the content %s', (_, group) => {
  renderInShell(<SampleLabel of={group} />);

  expect(document.querySelector('.sample')).toBeNull();
});

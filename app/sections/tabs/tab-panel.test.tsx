// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { TabPanel } from './tab-panel.tsx';

test('title, description, picture, facts and features are shown; features are texts or titles with descriptions', () => {
  const tab = {
    label: 'Plan',
    title: 'Planning',
    description: 'What comes first.',
    features: [{ title: 'Interviews', description: 'With everybody.' }, 'Numbers'],
    image: { src: '/plan.svg', width: 600, height: 400, alt: 'A plan on a table' },
    facts: { deliverable: 'A plan', duration: 'Two weeks', needs: 'One person' },
  };
  const { shell } = renderInShell(<TabPanel tab={tab} />);

  expect(screen.getByRole('heading', { level: 3, name: 'Planning' })).toBeTruthy();
  expect(screen.getByText('What comes first.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A plan on a table' }).getAttribute('src')).toBe('/plan.svg');
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Interviews']);
  expect(screen.getByText('With everybody.')).toBeTruthy();
  expect(screen.getByText('Numbers')).toBeTruthy();
  const { deliverable, duration, needs } = shell.site.service;
  const terms = [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(terms).toEqual([
    [deliverable, 'A plan'],
    [duration, 'Two weeks'],
    [needs, 'One person'],
  ]);
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { TabPanel } from './tab-panel.tsx';

const tab = {
  label: 'Plan',
  title: 'Planning',
  description: 'What comes first.',
  image: { src: '/plan.svg', width: 600, height: 400, alt: 'A plan on a table' },
  facts: { deliverable: 'A plan', duration: 'Two weeks', needs: 'One person' },
};

test('features may be plain texts', () => {
  renderInShell(<TabPanel tab={{ ...tab, features: ['Interviews', 'Numbers', 'A map', 'A date'] }} />);

  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Interviews', 'Numbers', 'A map', 'A date']);
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
});

test('features may be titles with descriptions', () => {
  renderInShell(
    <TabPanel tab={{ ...tab, features: [{ title: 'Interviews', description: 'With everybody.' }, 'Numbers'] }} />,
  );

  expect(screen.getByRole('heading', { level: 4, name: 'Interviews' })).toBeTruthy();
  expect(screen.getByText('With everybody.')).toBeTruthy();
  expect(screen.getByText('Numbers')).toBeTruthy();
});

test('all of many features are there', () => {
  const modules = Array.from({ length: 12 }, (_, n) => ({ title: `Module ${n}`, description: `Does ${n}.` }));
  renderInShell(<TabPanel tab={{ ...tab, features: modules }} />);

  for (const { title, description } of modules) {
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  }
});

test('title, description, picture and the three facts are shown', () => {
  const { shell } = renderInShell(<TabPanel tab={{ ...tab, features: ['a', 'b', 'c', 'd'] }} />);

  expect(screen.getByRole('heading', { level: 3, name: 'Planning' })).toBeTruthy();
  expect(screen.getByText('What comes first.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A plan on a table' }).getAttribute('src')).toBe('/plan.svg');
  const { deliverable, duration, needs } = shell.site.service;
  const terms = [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(terms).toEqual([
    [deliverable, 'A plan'],
    [duration, 'Two weeks'],
    [needs, 'One person'],
  ]);
});

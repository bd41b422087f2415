// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { Questions } from './questions.tsx';

const questions = {
  title: 'Questions buyers ask',
  items: [
    { question: 'Who owns the code?', answer: 'You do.' },
    { question: 'What if it is late?', answer: 'Then we pay.' },
  ],
};

test('each answer is in the page, below its question, and the first one is open', () => {
  renderInShell(<Questions questions={questions} />);
  const groups = [...document.querySelectorAll('details')];

  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Who owns the code?You do.',
    'What if it is late?Then we pay.',
  ]);
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
});

test('questions are headings below the title', () => {
  renderInShell(<Questions questions={questions} />);

  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(questions.title);
  expect([...document.querySelectorAll('summary > h3')]).toHaveLength(2);
});

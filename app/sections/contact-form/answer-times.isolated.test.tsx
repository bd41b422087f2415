// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** What is shown, and how often the page is fetched for it, in a document that begins with this markup. */
async function shownAfter(markup: string) {
  document.body.innerHTML = markup;
  const fetched = vi.fn(async () => new Response('<p id="answer-times">fetched</p>'));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  const { AnswerTimes } = await import('./answer-times.tsx');
  const { container } = render(<AnswerTimes />);
  return { text: () => container.textContent, fetched };
}

test.each(['', '20 messages'])('what the server says (%o) is not asked for again', async (served) => {
  const { text, fetched } = await shownAfter(`<p id="answer-times">${served}</p>`);
  expect(text()).toBe(served);
  expect(fetched).not.toHaveBeenCalled();
});

test('a page that was reached from another one asks once', async () => {
  const { text, fetched } = await shownAfter('<p>Another page</p>');
  await waitFor(() => expect(text()).toBe('fetched'));
  expect(fetched).toHaveBeenCalledOnce();
});

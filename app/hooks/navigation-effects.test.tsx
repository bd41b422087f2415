// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { NavigationEffects } from './navigation-effects.tsx';

function Site() {
  return (
    <>
      <h1 tabIndex={-1}>{useLocation().pathname}</h1>
      <section id="apply">
        <h2>How to apply</h2>
        By mail.
      </section>
      <NavigationEffects />
    </>
  );
}

/** A site that was opened at /sap. Gives its router and the way that each later scroll went. */
function openSite() {
  const ways: (string | undefined)[] = [];
  vi.stubGlobal('scrollTo', () => ways.push(document.documentElement.dataset.scroll));
  const router = createMemoryRouter([{ path: '*', element: <Site /> }], { initialEntries: ['/sap'] });
  render(<RouterProvider router={router} />);
  ways.length = 0;
  return { router, ways };
}

test('a document load leaves the focus where it is', () => {
  openSite();

  expect(document.activeElement).toBe(document.body);
  expect(document.documentElement.dataset.scroll).toBe('jump');
});

test('a new page scrolls smoothly to its top and gives the focus to its h1', async () => {
  const { router, ways } = openSite();

  await act(() => router.navigate('/careers'));

  expect(ways).toEqual(['smooth']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/careers' }));
});

test('Back restores the position at once', async () => {
  const { router, ways } = openSite();
  await act(() => router.navigate('/careers'));

  await act(() => router.navigate(-1));

  expect(ways).toEqual(['smooth', 'jump']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/sap' }));
});

test('a way to a part of a page gives the focus to the heading of that part', async () => {
  const { router } = openSite();

  await act(() => router.navigate('/careers#apply'));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How to apply' }));
});

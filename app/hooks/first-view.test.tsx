// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { BelowFirstView, FirstViewFirst, useWholePage } from './first-view.tsx';

/** Opens a site at its first page, gives its router and what stood there at each change of the document. */
function openSite() {
  const shown: string[] = [];
  function Page() {
    const { pathname } = useLocation();
    const whole = useWholePage();
    // biome-ignore lint/correctness/useExhaustiveDependencies: notes what these two brought
    useLayoutEffect(() => {
      shown.push(document.body.textContent ?? '');
    }, [pathname, whole]);
    return (
      <>
        top of {pathname}
        <BelowFirstView> rest</BelowFirstView>
        <BelowFirstView unless> open</BelowFirstView>
      </>
    );
  }
  const element = (
    <FirstViewFirst>
      <Outlet />
    </FirstViewFirst>
  );
  const router = createMemoryRouter([{ element, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: ['/one'],
  });
  render(<RouterProvider router={router} />);
  return { router, shown };
}

test('a page that is loaded comes whole', () => {
  expect(openSite().shown).toEqual(['top of /one rest open']);
});

test('a page that a link opens shows its first view, and then the rest', async () => {
  const { router, shown } = openSite();

  await act(() => router.navigate('/two'));

  expect(shown.slice(1)).toEqual(['top of /two open', 'top of /two rest open']);
});

test('Back and Forward bring the whole page at once, so that the place on it can be found again', async () => {
  const { router, shown } = openSite();
  await act(() => router.navigate('/two'));

  await act(() => router.navigate(-1));

  await screen.findByText(/top of \/one/);
  expect(shown.slice(3)).toEqual(['top of /one rest open']);
});

test('an address that names a part brings the whole page at once', async () => {
  const { router, shown } = openSite();

  await act(() => router.navigate('/two#part'));

  expect(shown.slice(1)).toEqual(['top of /two rest open']);
});

// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { BelowFirstView, FirstViewFirst } from './hooks/first-view.tsx';
import { type PageHandle, usePageAhead } from './hooks/page-ahead.ts';
import { pageOf } from './page-of.tsx';
import { PageStage } from './page-stage.tsx';
import { SiteLink } from './ui/site-link.tsx';

vi.mock('./hooks/page-ahead.ts', () => ({ usePageAhead: vi.fn() }));

const renders: string[] = [];
const Page = pageOf<() => { title: string }>(function TestPage({ title }) {
  renders.push(title);
  return (
    <>
      <h1>{title}</h1>
      <BelowFirstView>
        <p>The end of {title}</p>
      </BelowFirstView>
    </>
  );
}) as PageHandle['Page'];
const data = { '/': { title: 'Home' }, '/next': { title: 'Next' }, '/third': { title: 'Third' } };

beforeEach(() => {
  renders.length = 0;
  holdAhead(undefined);
});

const show = vi.fn();

function holdAhead(ahead: ReturnType<typeof usePageAhead>[0]): void {
  vi.mocked(usePageAhead).mockReturnValue([ahead, show]);
}

const next = { page: '/next', data: data['/next'], Page, from: '/' };

function Site() {
  return (
    <FirstViewFirst>
      <PageStage />
      <SiteLink to="/next">Onward</SiteLink>
    </FirstViewFirst>
  );
}

function openSite() {
  const routes = Object.entries(data).map(([path, given]) => ({
    id: path,
    path,
    loader: () => given,
    handle: { Page },
    element: null,
  }));
  const router = createMemoryRouter([{ id: 'root', Component: Site, children: routes }], {
    initialEntries: ['/'],
    hydrationData: { loaderData: { '/': data['/'] } },
  });
  return { ...render(<RouterProvider router={router} />), router };
}

const titles = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

test('the page of the address is shown whole, and the next one takes its place', async () => {
  const { router } = openSite();
  expect(document.body.textContent).toBe('HomeThe end of HomeOnward');

  await act(() => router.navigate('/next'));

  expect(document.body.textContent).toBe('NextThe end of NextOnward');
});

test('a page rendered ahead is hidden and holds its first view; the click shows it as it stands', async () => {
  holdAhead(next);
  const { router } = openSite();
  holdAhead(undefined);
  const title = screen.getByText('Next');

  expect(titles()).toEqual(['Home', 'Next']);
  expect(title.style.display).toBe('none');
  expect(document.body.textContent).not.toContain('The end of Next');
  expect(renders).toEqual(['Home', 'Next']);

  await act(() => router.navigate('/next'));

  expect(screen.getByText('Next')).toBe(title);
  expect(title.style.display).toBe('');
  expect(document.body.textContent).toBe('NextThe end of NextOnward');
  expect(renders).toEqual(['Home', 'Next']);
});

test('a page that is asked for is shown before the router is there, its first view only, and is then made whole', async () => {
  holdAhead({ ...next, asked: true });
  const { router } = openSite();
  const title = screen.getByText('Next');

  expect(titles()).toEqual(['Next']);
  expect(title.style.display).toBe('');
  expect(document.body.textContent).not.toContain('The end of Next');

  holdAhead(undefined);
  await act(() => router.navigate('/next'));

  expect(screen.getByText('Next')).toBe(title);
  expect(document.body.textContent).toContain('The end of Next');
  expect(renders).toEqual(['Next']);
});

test('a click asks for its page before the router goes there', async () => {
  const { router } = openSite();
  show.mockImplementation((page) => expect([page, router.state.location.pathname]).toEqual(['/next', '/']));

  fireEvent.click(screen.getByText('Onward'), { button: 0 });

  expect(show).toHaveBeenCalledOnce();
  await expect.poll(() => router.state.location.pathname).toBe('/next');
});

test('the way back to the page that was loaded, and on to another than was pointed at, shows that page alone', async () => {
  holdAhead(next);
  const { router } = openSite();
  holdAhead(undefined);

  await act(() => router.navigate('/third'));
  expect(titles()).toEqual(['Third']);

  await act(() => router.navigate('/'));
  expect(titles()).toEqual(['Home']);
});

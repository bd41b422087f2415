// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SiteLink } from '../ui/site-link.tsx';
import { LinkNavigation } from './link-navigation.tsx';

function openSite() {
  const element = (
    <>
      <SiteLink to="/careers">
        <b>Careers</b>
      </SiteLink>
      <SiteLink to="/sap" onClick={(event) => event.preventDefault()}>
        Own way
      </SiteLink>
      <SiteLink to="/sap" target="_blank">
        New window
      </SiteLink>
      <a href="/security.txt">File</a>
      <LinkNavigation />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Clicks and tells whether the click was left to the browser. */
function click(name: string, init: MouseEventInit = {}): boolean {
  return fireEvent.click(screen.getByText(name), { button: 0, ...init });
}

test('a click on a link of the site goes there inside the site', async () => {
  const router = openSite();

  expect(click('Careers')).toBe(false);

  await expect.poll(() => router.state.location.pathname).toBe('/careers');
});

test.each<[string, MouseEventInit]>([
  ['Careers', { ctrlKey: true }],
  ['Careers', { metaKey: true }],
  ['Careers', { shiftKey: true }],
  ['Careers', { altKey: true }],
  ['Careers', { button: 1 }],
  ['New window', {}],
  ['File', {}],
])('a click that is not for this window or this site is left to the browser: %s %o', (name, init) => {
  const router = openSite();

  expect(click(name, init)).toBe(true);

  expect(router.state.location.pathname).toBe('/');
});

test('a link that has seen to the click itself goes nowhere', () => {
  const router = openSite();

  click('Own way');

  expect(router.state.location.pathname).toBe('/');
});

test('a load anew while the page of a link is awaited goes to that page; any other is left alone', () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const loadAnew = () => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload' });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  openSite();

  expect(loadAnew()).toBe(false);
  click('Careers');
  expect(loadAnew()).toBe(true);
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/careers$/));
});

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SiteLink } from '../ui/site-link.tsx';
import { LinkPrefetch } from './link-prefetch.tsx';

const service = { module: '/assets/service.js', imports: ['/assets/react.js'] };

test('pages of one kind have their code fetched once, and each its data', () => {
  vi.stubGlobal('__reactRouterManifest', {
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
      sap: { ...service, id: 'sap', path: '/sap' },
      oracle: { ...service, id: 'oracle', path: '/oracle-services' },
    },
  });
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    fetched.push(file);
    return new Response('');
  });
  const element = (
    <>
      <SiteLink to="/sap">SAP</SiteLink>
      <SiteLink to="/oracle-services">Oracle</SiteLink>
      <LinkPrefetch />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

  for (const name of ['SAP', 'Oracle', 'SAP']) fireEvent.focusIn(screen.getByText(name));

  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/service.js']);
  expect(fetched).toEqual(['/sap.data', '/oracle-services.data']);
});

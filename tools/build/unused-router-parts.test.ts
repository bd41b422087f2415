// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { leftOut, unusedRouterParts } from './unused-router-parts.ts';

/** Bundles for the browser what the site uses of the router, after `plugins`, and gives a script that makes a `library` of it. */
async function bundled(...plugins: Plugin[]): Promise<string> {
  const source = `
    export { createBrowserRouter, Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router';
    export { HydratedRouter } from 'react-router/dom';`;
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? source : undefined),
  };
  vi.stubEnv('NODE_ENV', 'production');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      rollupOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'library' },
      },
    },
  });
  const [{ code }] = (output as Rolldown.RolldownOutput).output;
  return code;
}

test('the router goes from page to page as before: it loads, redirects, goes back and finds what is missing', async () => {
  const code = await bundled(unusedRouterParts());
  const { createBrowserRouter } = new Function(`${code}; return library;`)();
  const router = createBrowserRouter([
    { path: '/', loader: () => 'home' },
    { id: 'sap', path: '/sap', loader: ({ url }: { url: URL }) => `data of ${url.pathname}` },
    { path: '/old', loader: () => Response.redirect(new URL('/sap', window.location.href)) },
  ]);
  await vi.waitFor(() => expect(router.state.loaderData).toEqual({ '0': 'home' }));
  await router.navigate('/sap#services');
  expect(router.state).toMatchObject({ loaderData: { sap: 'data of /sap' }, location: { hash: '#services' } });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  await router.navigate('/old');
  expect(router.state.location.pathname).toBe('/sap');
  await router.navigate('/no-such-page');
  expect(router.state.errors).toMatchObject({ '0': { status: 404 } });
});

test('what the site never runs is left out', async () => {
  const marks = [
    'displayName',
    'multipart/form-data',
    'Failed to fetch manifest patches',
    'An instrumentation function threw an error:',
    '_clientLoader',
    'createRoutesForHMR',
    "Didn't find any matches after fetcher action",
    'Expected pending action',
    'FormData is not available in this environment',
  ];
  const kept = (code: string) => marks.filter((mark) => code.includes(mark));
  expect(kept(await bundled())).toEqual(marks);
  expect(kept(await bundled(unusedRouterParts()))).toEqual([]);
});

test('a router of another form stops the build', async () => {
  const upgraded: Plugin = {
    name: 'upgraded',
    enforce: 'pre',
    transform: {
      filter: { id: /hydrated-router\.js$/ },
      handler: (code) => ({ code: code.replace('router.createRoutesForHMR =', 'router.routesForHMR ='), map: null }),
    },
  };
  await expect(bundled(upgraded, unusedRouterParts())).rejects.toThrow('React Router no longer has');
});

test('the site uses nothing that is left out', () => {
  const imported = new RegExp(`import[^;]*\\b(${leftOut.imports.join('|')})\\b[^;]* from 'react-router'`);
  const exported = new RegExp(`^export (const|(async )?function) (${leftOut.routeExports.join('|')})\\b`, 'm');
  expect("import { Form, href } from 'react-router'").toMatch(imported);
  expect('export async function clientAction() {').toMatch(exported);

  const files = globSync('app/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => imported.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(files.filter((file) => exported.test(readFileSync(file, 'utf8')))).toEqual([]);
});

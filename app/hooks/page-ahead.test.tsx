// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientLoader, usePageAhead } from './page-ahead.ts';

const module = `data:text/javascript,export const handle={Page:'div'}`;
/** What the build writes for a page titled SAP: each route's data in the router's own encoding. */
const dataFile = '[{"_1":2,"_5":6},"root",{"_3":4},"data",{},"page",{"_3":7},{"_8":9},"title","SAP"]\n';

let shown: string | undefined;
let show: (page: string) => void;
let fetched: string[] = [];
let answer: () => Response;

function Site({ pathname }: { pathname: string }) {
  const [ahead, showAhead] = usePageAhead(pathname);
  shown = JSON.stringify(ahead);
  show = showAhead;
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  answer = () => new Response(dataFile);
  const paths = ['/sap', '/oracle-services', '/es/sap', '/about-us'];
  const routes = Object.fromEntries(paths.map((path) => [path, { id: path, path, module }]));
  Object.assign(window, { __reactRouterManifest: { routes } });
  vi.stubGlobal('fetch', async (file: string, { headers }: RequestInit = {}) => {
    fetched.push(new Headers(headers).get('purpose') === 'prefetch' ? `${file} ahead` : file);
    return answer();
  });
  document.body.innerHTML = paths.map((path) => `<a data-page href="${path}">${path}</a>`).join('');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pointAt(path: string, ms: number): Promise<void> {
  document.querySelector(`[href="${path}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function makeReady(path: string): Promise<void> {
  await pointAt(path, 60);
  vi.useRealTimers();
  await expect.poll(() => shown).toContain(path);
}

function load(path: string, serverLoader = async (): Promise<unknown> => 'from the router'): Promise<unknown> {
  const url = new URL(path, 'http://site.test');
  return clientLoader({ url, serverLoader } as unknown as ClientLoaderFunctionArgs);
}

test('a page whose link is pointed at for 50 ms is ready with its code and data, and the click reads nothing anew', async () => {
  render(<Site pathname="/" />);

  await pointAt('/sap', 49);
  expect(fetched).toEqual([]);
  await pointAt('/sap', 50);
  vi.useRealTimers();

  await expect.poll(() => shown).toBe('{"page":"/sap","data":{"title":"SAP"},"Page":"div","from":"/"}');
  expect(await load('/sap')).toEqual({ title: 'SAP' });
  expect(fetched).toEqual(['/sap.data ahead']);
});

test('a pointer that goes on to another link before that prepares the other one only', async () => {
  render(<Site pathname="/" />);

  await pointAt('/sap', 30);
  await pointAt('/oracle-services', 60);

  expect(fetched).toEqual(['/oracle-services.data ahead']);
});

test('what was ready goes with the page that showed the link', async () => {
  const { rerender } = render(<Site pathname="/" />);
  await makeReady('/about-us');

  rerender(<Site pathname="/about-us" />);

  expect(shown).toBeUndefined();
});

test('a click shows the page that is ready, and the router follows when it is painted', async () => {
  render(<Site pathname="/" />);
  await makeReady('/sap');
  const events: string[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);

  act(() => show('/sap'));
  const loaded = load('/sap').then(() => events.push('loaded'));
  expect(shown).toContain('"asked":true');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(events).toEqual([]);
  frame.mock.calls[0]?.[0](0);
  await loaded;

  expect(events).toEqual(['loaded']);
  frame.mockRestore();
});

test('what the pointer passes over after the click takes the page not away, and the way back finds none', async () => {
  const { rerender } = render(<Site pathname="/" />);
  await makeReady('/sap');
  // A frame that came after this test would be waited for in the next ones, whose clock stands.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0));
  act(() => show('/sap'));

  document.querySelector('[href="/about-us"]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(fetched).toContain('/about-us.data ahead');
  expect(shown).toContain('/sap');

  rerender(<Site pathname="/sap" />);
  rerender(<Site pathname="/" />);
  expect(shown).toBeUndefined();
});

test('another page than the one that is ready is not shown, nor one that cross-fades', async () => {
  render(<Site pathname="/" />);
  await makeReady('/sap');

  act(() => show('/about-us'));
  expect(shown).not.toContain('asked');

  Object.assign(document, { startViewTransition: () => {} });
  act(() => show('/sap'));
  Object.assign(document, { startViewTransition: undefined });
  expect(shown).not.toContain('asked');
});

test('a page in the other language is not rendered ahead', async () => {
  render(<Site pathname="/" />);

  await pointAt('/es/sap', 1000);

  expect(fetched).toEqual([]);
  expect(shown).toBeUndefined();
});

test('data that cannot be had is left to the router, and asked for anew at the next click', async () => {
  answer = () => new Response('gone', { status: 404 });
  expect(await load('/hire-nobody')).toBe('from the router');
  expect(await load('/es/sap')).toBe('from the router');

  answer = () => new Response(dataFile);

  expect(await load('/es/sap')).toEqual({ title: 'SAP' });
});

test('a server that counts openings is told of the click on a page that was read ahead', async () => {
  answer = () => new Response(dataFile, { headers: { 'Cache-Control': 'no-store' } });
  render(<Site pathname="/" />);
  await pointAt('/about-us', 60);

  expect(await load('/about-us')).toEqual({ title: 'SAP' });

  expect(fetched).toEqual(['/about-us.data ahead', '/about-us.data']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, readAhead, takePage } from './page-data.ts';

/** What the build writes for a page titled SAP: each route's data in the router's own encoding. */
const dataFile = '[{"_1":2,"_5":6},"root",{"_3":4},"data",{},"page",{"_3":7},{"_8":9},"title","SAP"]\n';

let fetched: string[] = [];
let answer: () => Response;

/** Addresses of their own: what one test fetched ahead is kept for minutes. */
function routes(...paths: string[]): void {
  const known = Object.fromEntries(paths.map((path) => [path, { id: path, path, module: '/assets/service.js' }]));
  Object.assign(window, { __reactRouterManifest: { routes: known } });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  answer = () => new Response(dataFile);
  vi.stubGlobal('fetch', async (file: string, { headers, priority = 'auto' }: RequestInit = {}) => {
    fetched.push([file, new Headers(headers).get('purpose'), priority].filter(Boolean).join(' '));
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was fetched ahead is fetched once, after what is asked for now, and read each time that its page is opened', async () => {
  routes('/sap');

  fetchAhead('/sap');
  fetchAhead('/sap');
  fetchAhead('/no-page-of-ours');

  expect(await takePage('/sap')).toMatchObject({ data: { title: 'SAP' } });
  expect(await takePage('/sap')).toMatchObject({ data: { title: 'SAP' } });
  expect(fetched).toEqual(['/sap.data prefetch low']);
});

test('after five minutes it is asked for anew', async () => {
  routes('/oracle-services');
  fetchAhead('/oracle-services');

  vi.advanceTimersByTime(299_999);
  await takePage('/oracle-services');
  expect(fetched).toHaveLength(1);

  vi.advanceTimersByTime(1);
  await takePage('/oracle-services');
  expect(fetched).toEqual(['/oracle-services.data prefetch low', '/oracle-services.data auto']);
});

test('what could not be fetched ahead is asked for by the click', async () => {
  routes('/about-us', '/careers');
  answer = () => new Response('gone', { status: 404 });
  fetchAhead('/about-us');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fetchAhead('/careers');
  await vi.advanceTimersByTimeAsync(1);

  vi.stubGlobal('fetch', async () => new Response(dataFile));

  expect(await takePage('/about-us')).toMatchObject({ data: { title: 'SAP' } });
  expect(await takePage('/careers')).toMatchObject({ data: { title: 'SAP' } });
});

test('a click that comes before fetching ahead has failed asks for the page itself', async () => {
  routes('/data-analytics');
  const line = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => line.promise);
  fetchAhead('/data-analytics');

  vi.stubGlobal('fetch', async () => new Response(dataFile));
  const taken = takePage('/data-analytics');
  line.reject(new TypeError('offline'));

  expect(await taken).toMatchObject({ data: { title: 'SAP' } });
});

test('a page that is read ahead is decoded once for the click that follows', async () => {
  routes('/testing');

  const read = readAhead('/testing');
  expect(readAhead('/testing')).toBe(read);
  expect(takePage('/testing')).toBe(read);

  await takePage('/testing');
  expect(fetched).toEqual(['/testing.data prefetch auto', '/testing.data auto']);
});

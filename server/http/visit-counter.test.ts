import { expect, test } from 'vitest';
import { storeInMemory } from '#server/store/test-stores.ts';
import { createVisitCounter, isPageView } from './visit-counter.ts';

const pages = new Set(['/', '/sap']);

test('views are added up by day and page, whatever the query, and nothing else is kept', async () => {
  const store = await storeInMemory();
  const clock = { time: Date.UTC(2026, 10, 20, 23, 59), now: () => clock.time };
  const visits = createVisitCounter(store, clock, (path) => pages.has(path));
  const open = (path: string) => {
    const request = new Request(`http://site.test${path}`, { headers: { 'User-Agent': 'Firefox' } });
    visits.count(new URL(request.url).pathname, request, 200);
  };
  for (const path of ['/', '/sap', '/sap?utm_source=x&name=Ana', '/nothing', '/assets/a.js']) open(path);
  clock.time += 120_000;
  open('/sap');
  await visits.flush();
  open('/sap');
  await visits.flush();
  await visits.flush();
  expect(await store.db.selectFrom('visits').selectAll().orderBy('day').orderBy('path').execute()).toEqual([
    { day: '2026-11-20', path: '/', count: 1 },
    { day: '2026-11-20', path: '/sap', count: 2 },
    { day: '2026-11-21', path: '/sap', count: 2 },
  ]);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Opening = { status?: number; method?: string; path?: string };

test.each<[isView: boolean, headers: Record<string, string>, opening?: Opening]>([
  [true, {}],
  // Its own copy is still good.
  [true, {}, { status: 304 }],
  [true, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 12; CUBOT X50) Chrome/140.0.0.0 Mobile Safari/537.36' }],
  // Who asks not to be counted, what is fetched ahead, programs, and no answer.
  [false, { 'Sec-GPC': '1' }],
  [false, { DNT: '1' }],
  [false, { 'Sec-Purpose': 'prefetch;prerender' }],
  [false, { Purpose: 'prefetch' }],
  [false, { 'Sec-Fetch-Dest': 'empty' }],
  [false, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  [false, { 'User-Agent': 'curl/8.5.0' }],
  [false, { 'User-Agent': '' }],
  [false, {}, { status: 404 }],
  [false, {}, { method: 'HEAD' }],
])('that it is a view is %s: %j %j', (isView, headers, { status = 200, method = 'GET', path = '/sap' } = {}) => {
  const request = new Request(`http://site.test${path}`, { method, headers: { 'User-Agent': firefox, ...headers } });
  expect(isPageView(request, status)).toBe(isView);
});

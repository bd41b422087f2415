import { expect, test } from 'vitest';
import { isAhead, isPageView, pagePathOf } from './page-view.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function request(headers: Record<string, string> = {}, method = 'GET', path = '/sap'): Request {
  return new Request(`http://site.test${path}`, { method, headers: { 'User-Agent': browser, ...headers } });
}

test('a page that a browser opens is a view, also when its own copy is still good', () => {
  expect(isPageView(request(), 200)).toBe(true);
  expect(isPageView(request(), 304)).toBe(true);
  expect(isPageView(request({ 'Sec-Fetch-Dest': 'document' }), 200)).toBe(true);
  expect(isPageView(request({ 'Sec-Fetch-Dest': 'empty' }, 'GET', '/sap.data?_routes=sap'), 200)).toBe(true);
});

test.each([
  { 'Sec-GPC': '1' },
  { DNT: '1' },
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
  { 'X-Moz': 'prefetch' },
  { 'Sec-Fetch-Dest': 'iframe' },
  { 'Sec-Fetch-Dest': 'empty' },
  { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  {
    'User-Agent':
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  },
  { 'User-Agent': 'curl/8.5.0' },
  { 'User-Agent': '' },
])('nobody is counted who asks not to be, nothing fetched ahead, no program that says so: %j', (headers) => {
  expect(isPageView(request(headers as unknown as Record<string, string>), 200)).toBe(false);
});

test('signals that are switched off hide nobody', () => {
  expect(isPageView(request({ DNT: '0', 'Sec-GPC': '0' }), 200)).toBe(true);
});

test('only an answered GET is a view', () => {
  expect(isPageView(request({}, 'HEAD'), 200)).toBe(false);
  expect(isPageView(request({}, 'POST'), 200)).toBe(false);
  for (const status of [301, 404, 500]) expect(isPageView(request(), status)).toBe(false);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
])('a browser is no program: %s', (client) => {
  expect(isPageView(request({ 'User-Agent': client }), 200)).toBe(true);
});

test('a page fetched ahead is told by each name that browsers use', () => {
  expect(isAhead(request({ 'Sec-Purpose': 'prefetch' }))).toBe(true);
  expect(isAhead(request())).toBe(false);
});

test.each([
  ['/sap', '/sap'],
  ['/es/sap.data', '/es/sap'],
  ['/_.data', '/'],
  ['/es/_.data', '/es'],
  ['/es.data', '/es'],
])('%s is a view of %s', (path, page) => {
  expect(pagePathOf(path)).toBe(page);
});

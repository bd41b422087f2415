// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLinks } from './watch-links.ts';

let show: (selector: string) => void;
let end = () => {};
const wanted: string[] = [];

beforeEach(() => {
  wanted.length = 0;
  show = () => {};
  document.body.innerHTML = `<header><a id="bar" data-page href="/careers">Careers</a></header>
    <main><a id="own" data-page href="/sap#tools">Tools</a><a id="next" data-page href="/oracle-services?a#b"><b>Oracle</b></a>
    <a id="file" href="/security.txt">File</a><a id="far" data-page href="/about-us">About</a></main>`;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 50));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly watched = new Set<Element>();
      observe = (link: Element) => this.watched.add(link);
      unobserve = (link: Element) => this.watched.delete(link);
      disconnect = () => this.watched.clear();
      constructor(react: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (selector) =>
          react([...this.watched].map((target) => ({ isIntersecting: target.matches(selector), target })));
      }
    },
  );
  vi.useFakeTimers();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(connection?: object): void {
  vi.stubGlobal('navigator', { connection });
  end = watchLinks('/sap', (page) => wanted.push(page));
}

function sign(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link asks for its page, and only for pages', (type) => {
  watch();

  for (const selector of ['#own', '#file', 'main', '#next b']) sign(type, selector);

  expect(wanted).toEqual(['/oracle-services']);
});

test('links in view are asked for when the browser is idle, those of the header are not', async () => {
  watch();
  show('a');
  expect(wanted).toEqual([]);

  await vi.advanceTimersByTimeAsync(50);
  show('#next');
  expect(wanted).toEqual(['/oracle-services']);

  show('a');
  await vi.advanceTimersByTimeAsync(50);
  expect(wanted).toEqual(['/oracle-services', '/about-us']);
});

test('links in view are asked for one by one, the next when the browser is idle again', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(50);

  show('#next');
  show('a');
  expect(wanted).toEqual(['/oracle-services']);

  await vi.advanceTimersByTimeAsync(50);
  expect(wanted).toEqual(['/oracle-services', '/about-us']);
});

test('links that come into view later are asked for too', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(50);
  show('#next');
  await vi.advanceTimersByTimeAsync(1000);

  show('a');
  await vi.advanceTimersByTimeAsync(50);

  expect(wanted).toEqual(['/oracle-services', '/about-us']);
});

test('an index of many links in view asks for six pages', async () => {
  document.body.innerHTML = `<main>${Array.from({ length: 20 }, (_, index) => `<a data-page href="/page-${index}">`).join('')}</main>`;
  watch();

  await vi.advanceTimersByTimeAsync(50);
  show('a');
  await vi.advanceTimersByTimeAsync(1000);

  expect(wanted).toHaveLength(6);
});

test('a slow connection fetches at signs of intent only', async () => {
  watch({ effectiveType: '3g' });

  await vi.advanceTimersByTimeAsync(5000);
  show('a');
  expect(wanted).toEqual([]);
  sign('focusin', '#next');

  expect(wanted).toEqual(['/oracle-services']);
});

test('with Save-Data nothing is asked for', () => {
  watch({ saveData: true, effectiveType: '4g' });

  sign('focusin', '#next');
  vi.advanceTimersByTime(5000);

  expect(wanted).toEqual([]);
});

test('after its end nothing is asked for any more', async () => {
  watch();
  vi.advanceTimersByTime(50);
  show('a');
  show('#next, #far');
  wanted.length = 0;

  end();
  sign('focusin', '#next');
  await vi.advanceTimersByTimeAsync(1000);

  expect(wanted).toEqual([]);
});

test('one that has ended before the browser was idle follows no link', () => {
  watch();

  end();
  vi.advanceTimersByTime(1000);
  show('#next');

  expect(wanted).toEqual([]);
});

test('where the browser has no idle callbacks, links in view wait a second and a half', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  watch();

  vi.advanceTimersByTime(1499);
  show('#next');
  expect(wanted).toEqual([]);

  vi.advanceTimersByTime(1);
  show('#next');
  expect(wanted).toEqual(['/oracle-services']);
});

import { type Browser, devices, type Page } from '@playwright/test';

/** The connection of Lighthouse's mobile profile: latency in ms, throughput in bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Times in ms, weights in KB as sent, with their headers. `blocking` is what tasks took above 50 ms each after the
 * first paint.
 */
export type Load = Record<'lcp' | 'blocking' | 'shift' | 'html' | 'scripts' | 'allScripts' | 'total', number>;

/**
 * A first visit on a phone with a slow connection and a processor slowed down four times, both applied in the browser.
 */
export async function loadSlowly(browser: Browser, url: string, blocked: string[] = []): Promise<Load> {
  await using context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const weights = { total: 0, html: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    weights.total += encodedDataLength / 1000;
    if (type === 'text/html') weights.html ||= encodedDataLength / 1000;
    if (type.endsWith('javascript')) weights.scripts += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: blocked });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  // Islands near the window ask for theirs from now on.
  const { scripts } = weights;
  await settle(page);
  const firstVisit = { ...weights, scripts, ...(await page.evaluate(readTimes)) };
  if (scripts > 0) await exercisePage(page);
  return { ...firstVisit, allScripts: weights.scripts };
}

/** The time that the main thread worked for a first load, in ms of its own clock, on the processor as it is. */
export async function threadTime(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await settle(page);
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/**
 * From a click on a link of the header until the next page's title is painted, in ms, on a computer without any
 * slowdown. The page is fetched ahead while the mouse rests on the link.
 */
export async function clickTime(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchTitle);
  await page.goto(url);
  const link = page.locator('header nav a:not([aria-current])').filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(1000);
  await link.click();
  await page.waitForFunction(() => location.href !== sessionStorage.from && sessionStorage.painted);
  return await page.evaluate(() => sessionStorage.painted - sessionStorage.clicked);
}

/** Keeps in the tab when a link was clicked and when the title of the page after it was painted. */
function watchTitle(): void {
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.from = location.href;
    sessionStorage.clicked = performance.timeOrigin + timeStamp;
    sessionStorage.removeItem('painted');
  });
  new MutationObserver((_, observer) => {
    const title = document.querySelector('h1');
    if (!title) return;
    title.setAttribute('elementtiming', 'title');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
      sessionStorage.painted = performance.timeOrigin + renderTime;
  }).observe({ type: 'element', buffered: true });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // By then the splash has ended, and the page has done its idle work.
  await page.waitForTimeout(2000);
}

/** Scrolls to the end and enters a field, so that each part of the page that needs more scripts fetches them. */
async function exercisePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    document.querySelector<HTMLElement>('main :is(input, textarea)')?.focus();
  });
  await page.waitForTimeout(3000);
}

function readTimes(): Promise<Pick<Load, 'lcp' | 'blocking' | 'shift'>> {
  const read = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      // Without an entry an observer is never called.
      const timer = setTimeout(() => resolve([]), 500);
      new PerformanceObserver((list, observer) => {
        clearTimeout(timer);
        observer.disconnect();
        resolve(list.getEntries() as Entry[]);
      }).observe({ type, buffered: true });
    });
  type Shift = PerformanceEntry & { value: number };
  return Promise.all([read('largest-contentful-paint'), read('longtask'), read<Shift>('layout-shift')]).then(
    ([paints, tasks, shifts]) => {
      const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const lateTasks = tasks.filter(({ startTime }) => startTime >= paintedAt);
      return {
        lcp: paints.at(-1)?.startTime ?? Number.NaN,
        blocking: lateTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    },
  );
}

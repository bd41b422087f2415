import { type Browser, chromium, devices } from '@playwright/test';
import { median, type Row } from './bars.ts';
import { browser as options, startReference, startSite } from './processes.ts';

/** The connection of Lighthouse's mobile profile: latency in ms, throughput in bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * One load. Times are in ms from its start; `blocking` is the sum of what tasks took above 50 ms each after the first
 * paint. 1 KB is 1,000 bytes.
 */
type Visit = Record<'lcp' | 'ready' | 'blocking' | 'shift' | 'html' | 'scripts' | 'all', number> & {
  isLedByPhoto: boolean;
};

/** First visits on a phone. Each run loads each page, the same without scripts, and its bare page, all in turn. */
export async function measureFirstVisit(pages: string[], runs: number): Promise<Row[]> {
  await using site = await startSite();
  await using reference = await startReference(site, pages);
  await using browser = await chromium.launch(options);
  const visits = pages.map((path) => ({ path, page: [] as Visit[], bare: [] as Visit[], still: [] as Visit[] }));
  for (const { path, page, bare, still } of Array.from({ length: runs }, () => visits).flat()) {
    console.error(`First visit: ${path}`);
    bare.push(await visit(browser, `${reference.origin}/bare${path}`));
    still.push(await visit(browser, `${reference.origin}/still${path}`));
    page.push(await visit(browser, site.origin + path, 'html[data-ready]'));
  }
  return visits.map(({ path, page, bare, still }) => {
    const of = (figure: Exclude<keyof Visit, 'isLedByPhoto'>, list = page) => median(list.map((each) => each[figure]));
    const bareLcp = of('lcp', bare);
    const figures = {
      'LCP, ms': of('lcp'),
      'LCP of bare page, ms': bareLcp,
      [`LCP over bare page, led by ${page.every(({ isLedByPhoto }) => isLedByPhoto) ? 'a photograph' : 'text'}`]:
        of('lcp') / bareLcp,
      'LCP over the page without scripts': of('lcp') / of('lcp', still),
      'page reacts, ms': of('ready'),
      "page reacts, over bare page's LCP": of('ready') / bareLcp,
      'blocking time, ms': of('blocking'),
      'blocking time without scripts, ms': of('blocking', still),
      'layout shift': Math.max(...page.map(({ shift }) => shift)),
      'HTML as sent, KB': of('html'),
      'scripts of a first page, KB': of('scripts'),
      [`first visit${path === pages[0] ? ' to home on a phone' : ''}, KB`]: of('all'),
    };
    return { of: path, figures };
  });
}

/** Loads a page as on a phone, and waits until it reacts and has prefetched. Bytes are counted with their headers. */
async function visit(browser: Browser, url: string, reacting = 'html'): Promise<Visit> {
  await using context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const kilobytes = { all: 0, html: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    kilobytes.all += encodedDataLength / 1000;
    if (type === 'text/html') kilobytes.html += encodedDataLength / 1000;
    if (type.endsWith('javascript')) kilobytes.scripts += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(markReady);
  await page.goto(url);
  await page.locator(reacting).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  return { ...kilobytes, ...(await page.evaluate(readTimes)) };
}

function markReady(): void {
  const isReady = () => document.documentElement?.dataset.ready !== undefined;
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    performance.mark('ready');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

function readTimes(): Promise<Omit<Visit, 'all' | 'html' | 'scripts'>> {
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
  type Paint = PerformanceEntry & { url: string };
  type Shift = PerformanceEntry & { value: number };
  return Promise.all([read<Paint>('largest-contentful-paint'), read('longtask'), read<Shift>('layout-shift')]).then(
    ([paints, tasks, shifts]) => {
      const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const late = tasks.filter(({ startTime }) => startTime >= paintedAt);
      return {
        lcp: paints.at(-1)?.startTime ?? Number.NaN,
        isLedByPhoto: Boolean(paints.at(-1)?.url),
        ready: performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
        blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0),
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    },
  );
}

import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { contactRules } from '#shared/contact.ts';
import { site } from './site.ts';

export { expect };

/** How the site's form checks and writes what is typed. */
export const { formatPhone, phoneLength, plainPhone } = contactRules(site.company());

/** A phone number of the site's own country, in digits as it is dialed there. */
export const ownPhone = plainPhone('78755501423456'.slice(0, phoneLength));

/** A phone's window, touched. */
export const mobile = { viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true };

/** What the form takes. */
export const honest = { name: 'Ana Rivera', email: 'ana@empresa.pr', message: 'Our close takes nine days.' };

export type PageErrors = {
  /** Announces something that this test provokes, such as a request that fails. */
  allow(pattern: RegExp): void;
};

/** A test that fails on any console message, page error, policy violation or failed request it did not announce. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context, javaScriptEnabled }, use) => {
      const errors = await collectErrors(context);
      // Without scripts the browser refuses to fetch them ahead.
      const allowed: RegExp[] = javaScriptEnabled === false ? [/^request failed: csp \S+\/assets\/\S+\.js$/] : [];
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') errors.push(`console ${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const text = error.error().stack || String(error.error());
    // The browser rejects the promise of a fade between two pages that it leaves out.
    if (!text.includes('Transition was')) errors.push(`page error: ${text}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser gives up what it was still fetching when a person goes on to another page.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** Loads a page, starts what React runs of it, and ends the splash as a person would: by a key. */
export async function open(page: Page, path: string): Promise<void> {
  await load(page, path);
  await page.keyboard.press('Shift');
  await expect(page.locator('.splash')).toBeHidden();
}

/** Loads a page and starts what React runs of it. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startIslands(page);
}

/** Starts each island as a first focus on it does. */
async function startIslands(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  for (const island of await islands.all()) await expect(island).toHaveAttribute('data-started', '');
}

/** Waits until the page has answered to another size of its window: scripts hear of it as the next frame is drawn. */
export async function waitForRedraw(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Loads a page whose time stands still once it runs; `page.clock.runFor` moves it. */
export async function openWithHeldTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await open(page, path);
  await page.clock.pauseAt(60_000);
}

/** Makes the site begin with its motion switch on pause, so that no timer runs before the test starts one. */
export async function rememberPause(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('motion') === null) localStorage.setItem('motion', 'paused');
  });
}

/** Counts the scroll events of the window from now on; a jump is one, a smooth scrolling many. */
export async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset.scrolls = String(Number(dataset.scrolls ?? 0) + 1);
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-scrolls'));
}

/** Waits until a position stays the same, so that the scrolling, smooth or not, has ended; gives it. */
export async function settled(position: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = await position();
    expect(last).toBe(before);
  }).toPass({ intervals: [150] });
  return last;
}

export function settledScroll(page: Page): Promise<number> {
  return settled(() => page.evaluate(() => scrollY));
}

/** Holds all requests for some addresses; gives the function that lets them go on. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export async function fillForm(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text);
}

/** Adds up from the next load on what the page's layout shifts; gives the sum so far. */
export async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shift?: number }).shift ?? 0);
}

/** Draws a finger over a part of the page, as the device reports it; past the middle it rests for a moment. */
export async function swipe(part: Locator, from: number, to: number): Promise<void> {
  const y = ((await part.boundingBox())?.y ?? 0) + 100;
  const session = await part.page().context().newCDPSession(part.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from, y }]);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [{ x: from + ((to - from) * step) / 10, y }]);
    if (step === 8) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await touch('touchEnd', []);
}

import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '#tools/dev/chromium-flags.ts';
import { findChromium } from '#tools/dev/find-chromium.ts';
import { type Summary, summarize } from './statistics.ts';

const slowdown = 4;

/** Times in ms, on the machine as it is and with its processor slowed by 4. */
export type Interaction = { what: string; ms: Summary; slowed: Summary };

/** Measures the time from a click to the painted next page, and the slowest reaction (INP) of each part. */
export async function measureInteraction(
  site: string,
  runs: number,
  progress: (text: string) => void,
): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const results: Interaction[] = [];
    for (const { what, measure } of measurements) {
      const readings: number[] = [];
      const slowed: number[] = [];
      for (let run = 1; run <= runs; run++) {
        progress(`${what}, run ${run} of ${runs}`);
        readings.push(await withPage(browser, 1, (page) => measure(page, site)));
        slowed.push(await withPage(browser, slowdown, (page) => measure(page, site)));
      }
      results.push({ what, ms: summarize(readings), slowed: summarize(slowed) });
    }
    return results;
  } finally {
    await browser.close();
  }
}

const measurements: { what: string; measure: (page: Page, site: string) => Promise<number> }[] = [
  {
    what: 'navigation: home to SAP by the menu',
    measure: (page, site) => navigate(page, site, '/', 'a[href="/sap"].nav-link, .nav-panel a[href="/sap"]', true),
  },
  {
    what: 'navigation: SAP to contact by its button',
    measure: (page, site) => navigate(page, site, '/sap', 'main a[href="/contact-us"]', false),
  },
  {
    what: 'INP: menu',
    measure: (page, site) => slowestReaction(page, `${site}/`, async () => pressAll(page, '.desk-nav button')),
  },
  {
    what: 'INP: tabs',
    measure: (page, site) => slowestReaction(page, `${site}/sap`, async () => pressAll(page, '[role="tab"]')),
  },
  {
    what: 'INP: testimonial dots',
    measure: (page, site) => slowestReaction(page, `${site}/`, async () => pressAll(page, '.dot')),
  },
  { what: 'INP: form', measure: (page, site) => slowestReaction(page, `${site}/contact-us`, () => fillForm(page)) },
];

async function withPage(browser: Browser, rate: number, use: (page: Page) => Promise<number>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await use(page);
  } finally {
    await page.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(2000);
}

async function navigate(page: Page, site: string, from: string, link: string, inMenu: boolean): Promise<number> {
  await open(page, site + from);
  if (inMenu) await page.locator('.desk-nav button').nth(1).hover();
  await page.locator(link).first().hover();
  await page.waitForTimeout(800);
  await page.evaluate(watchNavigation);
  await press(page);
  return page.evaluate(() => (window as unknown as { navigated: Promise<number> }).navigated);
}

/** Runs in the page: promises the time from the next click to the end of the frame that shows another h1. */
function watchNavigation(): void {
  const before = document.querySelector('h1')?.textContent;
  let clicked = 0;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    { capture: true, once: true },
  );
  Object.assign(window, {
    navigated: new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        // A frame's callbacks come before it is laid out and painted; right after comes an urgent task, or the next frame.
        requestAnimationFrame(() => {
          const ended = () => resolve(performance.now() - clicked);
          scheduler.postTask(ended, { priority: 'user-blocking' });
          requestAnimationFrame(ended);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    }),
  });
}

async function slowestReaction(page: Page, url: string, use: () => Promise<void>): Promise<number> {
  await open(page, url);
  await page.evaluate(() => {
    const list: number[] = [];
    Object.assign(window, { reactions: list });
    new PerformanceObserver((entries) => {
      // A pointer that passes over something is an event, but no interaction.
      for (const { interactionId, duration } of entries.getEntries() as PerformanceEventTiming[])
        if (interactionId) list.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await use();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { reactions: number[] }).reactions));
}

async function pressAll(page: Page, selector: string): Promise<void> {
  for (const part of await page.locator(selector).all()) {
    await part.hover();
    await page.waitForTimeout(150);
    await press(page);
    await page.waitForTimeout(150);
  }
}

/** Presses where the pointer is: locator.click() would run checks of its own in the page. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function fillForm(page: Page): Promise<void> {
  await pressAll(page, 'main form [type="submit"]');
  for (const [name, text] of [
    ['name', 'Ana'],
    ['email', 'ana@company.example'],
    ['phone', '7875550142'],
    ['message', 'Our close takes nine days.'],
  ]) {
    await page.locator(`[name="${name}"]`).pressSequentially(text ?? '', { delay: 40 });
  }
}

import { chromium, type Page } from '@playwright/test';
import { median, type Row } from './bars.ts';
import { browser as options, startSite } from './processes.ts';

const [navigation, inp] = ["click to the next page's frame, ms", 'INP, ms'];
const measurements: [figure: string, of: string, path: string, measure: typeof navigate, ...selectors: string[]][] = [
  [navigation, 'home to SAP by the menu', '/', navigate, '[aria-controls=nav-erp]', 'header a[href="/sap"]'],
  [navigation, 'SAP to contact by its button', '/sap', navigate, 'main a[href="/contact-us"]'],
  [inp, 'menu', '/', slowestReaction, 'header nav button[aria-controls]'],
  [inp, 'tabs', '/sap', slowestReaction, '[role=tab]'],
  [inp, 'carousel dots', '/', slowestReaction, 'main .dot'],
  [inp, 'form', '/contact-us', slowestReaction, 'form [name]:not([tabindex="-1"])', 'main [type=submit]'],
];

/** Measures everything on a processor slowed down four times. */
export async function measureInteraction(runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  await using site = await startSite();
  await using browser = await chromium.launch(options);
  for (const [figure, of, path, measure, ...selectors] of measurements) {
    const times: number[] = [];
    while (times.length < runs) {
      console.error(`Interaction: ${of}`);
      await using context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      // By then the splash has ended, and the page has done its idle work.
      await page.waitForTimeout(3000);
      times.push(await measure(page, ...selectors));
    }
    rows.push({ of, figures: { [figure]: median(times) } });
  }
  return rows;
}

/** Hovers over each part and clicks the last. Returns the ms from the click to the end of the frame with another h1. */
async function navigate(page: Page, ...selectors: string[]): Promise<number> {
  const parts = selectors.map((selector) => page.locator(selector).filter({ visible: true }).first());
  for (const part of parts) await part.hover();
  await page.waitForTimeout(800);
  const times = await page.evaluateHandle(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const clicked = new Promise<Event>((resolve) => addEventListener('click', resolve, true));
    const painted = new Promise<number>((resolve) => {
      // A frame is painted after its callbacks; an urgent task that they post comes right after that.
      const end = () => scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      const look = () => (heading() === before ? requestAnimationFrame(look) : end());
      look();
    });
    return { clicked, painted };
  });
  // Without force the click's own checks would run in the page that is measured.
  await parts.at(-1)?.click({ force: true });
  return times.evaluate(async ({ clicked, painted }) => (await painted) - (await clicked).timeStamp);
}

/** Clicks each part and types, which fields accept. Returns the longest time to the next frame in ms (Event Timing). */
async function slowestReaction(page: Page, ...selectors: string[]): Promise<number> {
  const durations = await page.evaluateHandle(() => {
    const list = [0];
    new PerformanceObserver((entries) => {
      // A pointer that passes over something is an event, but no interaction.
      for (const { interactionId, duration } of entries.getEntries() as PerformanceEventTiming[])
        if (interactionId) list.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return list;
  });
  const parts = await page.locator(`${selectors}`).filter({ visible: true }).all();
  if (parts.length === 0) throw new Error(`Nothing on ${page.url()} matches ${selectors}.`);
  for (const part of parts) {
    await part.hover();
    await page.waitForTimeout(150);
    await part.click({ force: true });
    await page.keyboard.type('7875550142', { delay: 40 });
  }
  await page.waitForTimeout(500);
  return durations.evaluate((list) => Math.max(...list));
}

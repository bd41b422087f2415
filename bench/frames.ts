import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { chromiumFlags } from '#tools/dev/chromium-flags.ts';
import { findChromium } from '#tools/dev/find-chromium.ts';
import { framesOf, type TraceEvent, type Watched } from './frames/frame-trace.ts';
import { type Summary, summarize } from './statistics.ts';

const slowdown = 4;
/** What the compositor reports of frames, and when animations run. */
const categories = ['disabled-by-default-devtools.timeline.frame', 'blink.animations'];
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

/** One moving part: frames due in a run, frames shown a second while it moves, longest frame in ms. */
export type Motion = { what: string; due: Summary; perSecond: Summary; longest: Summary };

type Part = {
  what: string;
  path: string;
  /** Brings the part into view and to rest; a part without it is recorded from the page's first byte. */
  prepare?: (page: Page) => Promise<void>;
  /** Sets it moving; what moves by itself needs none. */
  move?: (page: Page, session: CDPSession) => Promise<void>;
  watched: Watched;
  /** How long its animations wait before they move, in ms. */
  delay?: number;
  /** How long it is recorded after that, in ms. */
  time: number;
};

const parts: readonly Part[] = [
  { what: 'splash draws the mark while the page loads', path: '/', watched: /^splash-draw/, time: 2000 },
  { what: 'splash fills the mark', path: '/', watched: /^splash-fill/, delay: 970, time: 2000 },
  { what: 'splash fades', path: '/', watched: /^splash-leave/, delay: 1230, time: 2500 },
  { what: 'rotating phrase', path: '/', prepare: rest, watched: /SPAN$/, time: 5500 },
  {
    what: 'testimonials',
    path: '/',
    prepare: (page) => bringUp(page, '.quotes'),
    move: (page) => press(page, '.dot >> nth=2'),
    watched: /'quote'/,
    time: 900,
  },
  { what: 'client strip', path: '/', prepare: (page) => bringUp(page, '.strip'), watched: 'anything', time: 2000 },
  { what: 'menu opens and closes', path: '/', prepare: rest, move: useMenu, watched: /'menu'/, time: 600 },
  { what: 'content arrives while scrolling', path: '/', prepare: rest, move: scrollDown, watched: 'scroll', time: 500 },
  {
    what: 'carousel of a service',
    path: '/sap',
    prepare: (page) => bringUp(page, '.carousel-controls'),
    move: (page) => press(page, '.carousel-controls .icon-button >> nth=1'),
    watched: 'anything',
    time: 900,
  },
  {
    what: 'pages cross-fade',
    path: '/',
    prepare: restAsOnFastDevice,
    move: (page) => press(page, 'main a[href="/contact-us"] >> nth=0'),
    watched: /^page-/,
    time: 1500,
  },
];

/** Measures the frames of each moving part on a phone of 360 px at 4x processor slowdown, from the compositor's own trace. */
export async function measureFrames(site: string, runs: number, progress: (text: string) => void): Promise<Motion[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const motions: Motion[] = [];
    for (const part of parts) {
      progress(`${part.what}, ${runs} runs`);
      const readings = [];
      for (let run = 0; run < runs; run++) readings.push(await record(browser, site, part));
      motions.push({
        what: part.what,
        due: summarize(readings.map(({ due }) => due)),
        perSecond: summarize(readings.map(({ due, shown }) => (60 * shown) / due)),
        longest: summarize(readings.map(({ longest }) => longest)),
      });
    }
    return motions;
  } finally {
    await browser.close();
  }
}

async function record(browser: Browser, site: string, { path, prepare, move, watched, delay, time }: Part) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const watch = () => browser.startTracing(page, { categories });
  if (prepare) {
    await page.goto(site + path);
    await prepare(page);
    await slow();
    await watch();
    await move?.(page, session);
  } else {
    await slow();
    await watch();
    await page.goto(site + path, { waitUntil: 'commit' });
  }
  await page.waitForTimeout(time);
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  return framesOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents, watched, delay);
}

async function rest(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(2500);
}

/** Pages cross-fade where the first one reacts soon (app/hooks/cross-fade.ts): to measure that, this one did in no time. */
async function restAsOnFastDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await page.reload();
  await rest(page);
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
}

async function bringUp(page: Page, selector: string): Promise<void> {
  await rest(page);
  await page
    .locator(selector)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1000);
}

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).tap();
}

async function useMenu(page: Page): Promise<void> {
  await press(page, '.menu-opener');
  await page.waitForTimeout(600);
  await press(page, '.menu form button');
}

/** Down by six views, as fast as a hurried reader. */
async function scrollDown(_page: Page, session: CDPSession): Promise<void> {
  const gesture = { x: 180, y: 500, yDistance: -4440, speed: 2200, gestureSourceType: 'mouse' } as const;
  await session.send('Input.synthesizeScrollGesture', gesture);
}

import { launch } from 'chrome-launcher';
import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse';
import { chromiumFlags } from '#tools/dev/chromium-flags.ts';
import { findChromium } from '#tools/dev/find-chromium.ts';
import { blockingWork } from './blocking-work.ts';

export type Profile = 'mobile, simulated' | 'mobile, applied' | 'desktop';

export type Reading = {
  scores: Record<string, number>;
  lcp: number;
  fcp: number;
  tbt: number;
  /** TBT of the processor's own time, of a load at full speed that is reckoned for a slower device. */
  blockingWork?: number;
  cls: number;
  speedIndex: number;
};

/** `reckonedSlowdown`: the page is loaded at full speed, and the times of its tasks are multiplied by this. */
const settings: Record<Profile, { flags: Flags; config?: Config; reckonedSlowdown?: number }> = {
  'mobile, simulated': { flags: { throttlingMethod: 'simulate' }, reckonedSlowdown: 4 },
  'mobile, applied': { flags: { throttlingMethod: 'devtools' } },
  desktop: { flags: {}, config: desktopConfig },
};

/** How often a reading is begun anew when the browser recorded nothing, which happens now and then. */
const attempts = 3;

/** Takes an address and a profile, gives one reading by Lighthouse in a browser of its own; times in ms. */
export async function readPage(url: string, profile: Profile): Promise<Reading> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(url, profile);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function readOnce(url: string, profile: Profile): Promise<Reading> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const { flags: own, config, reckonedSlowdown } = settings[profile];
    const result = await lighthouse(url, { ...own, port: chrome.port, logLevel: 'error' }, config);
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      ...(reckonedSlowdown && { blockingWork: blockingWork(result.artifacts.Trace.traceEvents, reckonedSlowdown) }),
      cls: value('cumulative-layout-shift'),
      speedIndex: value('speed-index'),
    };
  } finally {
    chrome.kill();
  }
}

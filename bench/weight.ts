import { chromium, devices } from '@playwright/test';
import type { Row } from './bars.ts';
import { browser as options, startSite } from './processes.ts';

/** The connection of Lighthouse's mobile profile: latency in ms, throughput in bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** What a first visit on a phone fetches until ten seconds after the load: bytes as transferred, with their headers. */
export async function measureWeight(pages: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  await using site = await startSite();
  await using browser = await chromium.launch(options);
  for (const path of pages) {
    console.error(`Weight: ${path}`);
    await using context = await browser.newContext(devices['Pixel 7']);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const types = new Map<string, string>();
    const kilobytes = { all: 0, scripts: 0 };
    session.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      kilobytes.all += encodedDataLength / 1000;
      if (types.get(requestId)?.endsWith('javascript')) kilobytes.scripts += encodedDataLength / 1000;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(site.origin + path);
    await page.waitForTimeout(10_000);
    const figures = {
      [`first visit${['/', '/es'].includes(path) ? ' to home on a phone' : ''}, KB`]: kilobytes.all,
      'scripts of a first page, KB': kilobytes.scripts,
      'scripts that arrive before the first paint': await page.evaluate(countEarlyScripts),
    };
    rows.push({ of: path, figures });
  }
  return rows;
}

function countEarlyScripts(): number {
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter(({ name, responseStart }) => name.endsWith('.js') && responseStart < paintedAt).length;
}

import { launch } from 'chrome-launcher';
import lighthouse, { type Config, desktopConfig, type Flags, type Result } from 'lighthouse';
import { median, type Row } from './bars.ts';
import { browser, startReference, startSite } from './processes.ts';

const common: Flags = { logLevel: 'silent', disableFullPageScreenshot: true };
const settings: Record<'simulated' | 'applied' | 'desktop', [Flags, Config?]> = {
  simulated: [{ throttlingMethod: 'simulate' }],
  applied: [{ throttlingMethod: 'devtools' }],
  desktop: [{}, desktopConfig],
};

/** Each page beside its bare page, all pages in turn in each run, so that a slow moment of the machine meets all of them. */
export async function measureLighthouse(profile: keyof typeof settings, pages: string[], runs: number): Promise<Row[]> {
  const [flags, config] = settings[profile];
  const results = pages.map((path) => ({ path, page: [] as Result[], bare: [] as Result[] }));
  await using site = await startSite();
  await using reference = await startReference(site, pages);
  for (const { path, page, bare } of Array.from({ length: runs }, () => results).flat()) {
    console.error(`Lighthouse, ${profile}: ${path}`);
    bare.push(await load(`${reference.origin}/bare${path}`, { ...flags, onlyCategories: ['performance'] }, config));
    page.push(await load(site.origin + path, flags, config));
  }
  return results.map(({ path, page, bare }) => {
    const ids = Object.keys(page[0]?.categories ?? {});
    const scores = ids.map((id) => [id, median(page.map((result) => (result.categories[id]?.score ?? 0) * 100))]);
    const value = (id: string, list = page) => median(list.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const [lcp, bareLcp] = [value('largest-contentful-paint'), value('largest-contentful-paint', bare)];
    // This audit is of pages whose largest paint is a picture.
    const isLedByPicture = page.every(({ audits }) => audits['lcp-lazy-loaded']?.scoreDisplayMode !== 'notApplicable');
    const led = profile === 'simulated' && isLedByPicture ? ', led by a picture' : '';
    const figures = {
      ...Object.fromEntries(scores),
      'LCP, ms': lcp,
      'LCP of bare page, ms': bareLcp,
      [`LCP over bare page, ${profile}${led}`]: lcp / bareLcp,
      [profile === 'simulated' ? 'TBT simulated, ms' : 'TBT, ms']: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    };
    return { of: path, figures };
  });
}

/** Now and then the browser records no paint: then Lighthouse is asked once more. */
async function load(url: string, flags: Flags, config?: Config, isLast = false): Promise<Result> {
  const chrome = await launch({ chromePath: browser.executablePath, chromeFlags: ['--headless=new', ...browser.args] });
  const run = await lighthouse(url, { ...common, ...flags, port: chrome.port }, config);
  chrome.kill();
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (isLast) throw new Error(`Lighthouse could not read ${url}: ${run?.lhr.runtimeError?.message}`);
  return load(url, flags, config, true);
}

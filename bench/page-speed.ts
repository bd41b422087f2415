import { serveFloor } from './page-speed/floor-server.ts';
import { type Profile, type Reading, readPage } from './page-speed/lighthouse.ts';
import { type Summary, summarize } from './statistics.ts';

const pages = ['/', '/sap', '/contact-us', '/es', '/es/sap', '/es/contact-us'];
export const allProfiles: Profile[] = ['mobile, simulated', 'mobile, applied', 'desktop'];

export type PageSpeed = {
  page: string;
  profile: Profile;
  scores: Record<string, Summary>;
  lcp: Summary;
  fcp: Summary;
  tbt: Summary;
  /** TBT of the processor's own time, where a slower processor is simulated. */
  blockingWork?: Summary;
  cls: Summary;
  speedIndex: Summary;
  /** LCP as a multiple of the floor's in the same run. */
  lcpToFloor: number;
};

/** Reads each page and the floor `runs` times in turn, so that a slow moment of the machine meets all of them. */
export async function measurePageSpeed(
  site: string,
  runs: number,
  progress: (text: string) => void,
  profiles = allProfiles,
): Promise<PageSpeed[]> {
  const floor = await serveFloor(0);
  const address = floor.address();
  const floorUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  try {
    const results: PageSpeed[] = [];
    for (const profile of profiles) results.push(...(await measureProfile(site, floorUrl, profile, runs, progress)));
    return results;
  } finally {
    floor.close();
  }
}

async function measureProfile(
  site: string,
  floorUrl: string,
  profile: Profile,
  runs: number,
  progress: (text: string) => void,
) {
  const targets = [{ page: 'floor', url: floorUrl }, ...pages.map((page) => ({ page, url: site + page }))];
  const readings = new Map<string, Reading[]>(targets.map(({ page }) => [page, []]));
  for (let run = 1; run <= runs; run++) {
    for (const { page, url } of targets) {
      progress(`Lighthouse, ${profile}, run ${run} of ${runs}: ${page}`);
      readings.get(page)?.push(await readPage(url, profile));
    }
  }
  const floorLcp = summarize((readings.get('floor') ?? []).map(({ lcp }) => lcp)).median;
  return [...readings].map(([page, list]) => summaryOf(page, profile, list, floorLcp));
}

function summaryOf(page: string, profile: Profile, readings: Reading[], floorLcp: number): PageSpeed {
  const categories = Object.keys(readings[0]?.scores ?? {});
  const lcp = summarize(readings.map((reading) => reading.lcp));
  const work = readings.flatMap(({ blockingWork }) => blockingWork ?? []);
  return {
    page,
    profile,
    scores: Object.fromEntries(categories.map((id) => [id, summarize(readings.map(({ scores }) => scores[id] ?? 0))])),
    lcp,
    fcp: summarize(readings.map(({ fcp }) => fcp)),
    tbt: summarize(readings.map(({ tbt }) => tbt)),
    ...(work.length > 0 && { blockingWork: summarize(work) }),
    cls: summarize(
      readings.map(({ cls }) => cls),
      3,
    ),
    speedIndex: summarize(readings.map(({ speedIndex }) => speedIndex)),
    lcpToFloor: Number((lcp.median / floorLcp).toFixed(2)),
  };
}

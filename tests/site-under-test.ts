import { siteIn } from '#app/site.server.ts';
import type { Site, SiteOptions } from '#site/open-site.server.ts';

/** The content that unit tests read. */
export const testContent = 'tests/site/content';

let opened: Site | undefined;

/** The same one for all tests that set nothing: no test writes to the folder. */
export function siteUnderTest(options?: Omit<SiteOptions, 'sections'>): Site {
  if (options) return siteIn(testContent, { generated: 'tests/site/generated', ...options });
  opened ??= siteUnderTest({});
  return opened;
}

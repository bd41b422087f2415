import { siteIn } from '#app/site.server.ts';
import type { Site, SiteOptions } from '#site/open-site.server.ts';

/** The content that unit tests read. */
export const testContent = 'tests/site/content';

export function siteUnderTest(options?: Omit<SiteOptions, 'sections'>): Site {
  return siteIn(testContent, { generated: 'tests/site/generated', ...options });
}

import { isIP } from 'node:net';
import type { Env } from '#server/env.ts';
import type { Site } from '#site/open-site.server.ts';
import { sampleEntries } from '#site/samples.server.ts';

/** A sentence where a public site would show what is made up. */
export function sampleWarning({ SITE_URL }: Pick<Env, 'SITE_URL'>, site: Site): string | undefined {
  if (!SITE_URL || !isPublic(SITE_URL)) return undefined;
  const { length } = sampleEntries(site);
  const advice = '"npm run inbox -- doctor --all" lists them';
  return length > 0 ? `${SITE_URL} would show ${length} entries of sample content: ${advice}.` : undefined;
}

// RFC 6761 and 6762, and names that only a private network knows.
const privateNames = ['localhost', 'test', 'example', 'invalid', 'local', 'internal'];

export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !isIP(hostname) && !privateNames.includes(hostname.split('.').at(-1) ?? '');
}

import { isIP } from 'node:net';
import { type Env, readEnv } from '#server/env.ts';
import type { Settings } from '#server/site-settings.ts';
import { StartError } from '#server/start-error.ts';
import type { Site } from '#site/open-site.server.ts';
import { sampleEntries } from '#site/samples.server.ts';

/** Reads the settings of a site. Throws SettingError, ContentError or, if it may not go live, StartError. */
export function readStartEnv(source: Settings, site: Site): { env: Env; warning: string | undefined } {
  const env = readEnv(source, site);
  const warning = sampleWarning(env, site);
  if (warning && env.GO_LIVE === 'strict') throw new StartError(warning);
  return { env, warning };
}

function sampleWarning({ SITE_URL, GO_LIVE }: Pick<Env, 'SITE_URL' | 'GO_LIVE'>, site: Site): string | undefined {
  if (!SITE_URL || !isPublic(SITE_URL)) return undefined;
  const { length } = sampleEntries(site);
  if (length === 0) return undefined;
  const advice = GO_LIVE === 'strict' ? '; replace them, or set GO_LIVE=warn' : '';
  return `${SITE_URL} would show ${length} entries of sample content: "npm run inbox -- doctor --all" lists them${advice}.`;
}

// RFC 6761 and 6762, and names that only a private network knows.
const privateNames = ['localhost', 'test', 'example', 'invalid', 'local', 'internal'];

export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !isIP(hostname) && !privateNames.includes(hostname.split('.').at(-1) ?? '');
}

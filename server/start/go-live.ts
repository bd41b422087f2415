import { isIP } from 'node:net';
import type { Env } from '#server/env.ts';
import { sampleLedger } from '#site/samples.server.ts';

export function sampleWarning({ SITE_URL }: Pick<Env, 'SITE_URL'>, root?: string): string | undefined {
  if (!SITE_URL || !isPublic(SITE_URL)) return undefined;
  const { length } = sampleLedger(root);
  if (length === 0) return undefined;
  return `${SITE_URL} would show ${length} entries of sample content: "npm run doctor" lists them.`;
}

// RFC 6761 and 6762, and names that only a network of one's own knows.
const privateNames = ['localhost', 'test', 'example', 'invalid', 'local', 'internal'];

export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !isIP(hostname) && !privateNames.includes(hostname.split('.').at(-1) ?? '');
}

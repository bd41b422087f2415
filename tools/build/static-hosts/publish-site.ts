import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile, headersFileWarnings, redirectsFile, vercelFile, withPoliciesPastLimit } from './header-rules.ts';
import type { SiteRules } from './site-rules.ts';

/**
 * Writes `site/`, the folder that a static host publishes, with the settings that Netlify, Cloudflare Pages and Vercel read in
 * it. Gives warnings, each one sentence.
 */
export function publishSite(rules: SiteRules, directory: string): string[] {
  rmSync(directory, { recursive: true, force: true });
  for (const { file, bytes } of [...withPoliciesPastLimit(rules).files, ...rules.notFound])
    write(join(directory, 'site', file), bytes);
  const headers = headersFile(rules);
  write(join(directory, 'site', '_headers'), headers);
  write(join(directory, 'site', '_redirects'), redirectsFile(rules));
  write(join(directory, 'site', 'vercel.json'), vercelFile(rules));
  return headersFileWarnings(headers);
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

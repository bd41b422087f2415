import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile, redirectsFile, vercelFile, withPoliciesPastLimit } from './header-rules.ts';
import type { SiteRules } from './site-rules.ts';

/** Writes `site/`, the folder to publish, with the settings that Netlify, Cloudflare Pages and Vercel read in it. */
export function publishSite(rules: SiteRules, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const { file, bytes } of [...withPoliciesPastLimit(rules).files, ...rules.notFound])
    write(join(directory, 'site', file), bytes);
  write(join(directory, 'site', '_headers'), headersFile(rules));
  write(join(directory, 'site', '_redirects'), redirectsFile(rules));
  write(join(directory, 'site', 'vercel.json'), vercelFile(rules));
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caddyFile } from './caddy.ts';
import { headersFile, redirectsFile, vercelFile, withPoliciesPastLimit } from './header-rules.ts';
import { nginxFile } from './nginx.ts';
import type { SiteRules } from './site-rules.ts';

/**
 * Writes what a static host needs: `site/`, the folder to publish with the settings that Netlify, Cloudflare Pages and
 * Vercel read in it, and beside it `nginx.conf` and `Caddyfile`.
 */
export function publishSite(rules: SiteRules, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const { file, bytes } of [...withPoliciesPastLimit(rules).files, ...rules.notFound])
    write(join(directory, 'site', file), bytes);
  write(join(directory, 'site', '_headers'), headersFile(rules));
  write(join(directory, 'site', '_redirects'), redirectsFile(rules));
  write(join(directory, 'site', 'vercel.json'), vercelFile(rules));
  write(join(directory, 'nginx.conf'), nginxFile(rules));
  write(join(directory, 'Caddyfile'), caddyFile(rules));
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

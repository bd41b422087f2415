import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'content',
  'tools/illustrations',
  'shared',
  'server/files',
  'server/headers',
  'server/mail/smtp-settings.ts',
  'server/built-settings.ts',
  'server/env.ts',
  'server/start-error.ts',
  'tools/build/check-brand.ts',
  'tools/build/build.ts',
  'tools/build/discovery',
  'tools/build/paint-first',
  'tools/build/static-hosts',
  'tools/build/compress-build.ts',
  'tools/build/make-fonts.ts',
  'tools/build/write-static-host-files.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Settings that the built pages contain. */
const settings = ['SITE_URL', 'VITE_CONTACT_ENDPOINT', 'RETENTION_DAYS', 'CONTACT_TO', 'AI_CRAWLERS', 'HSTS', 'VISITS'];

/** Gives one hash over all that a build is made of: two trees with the same hash give the same site. */
export function treeHash(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort()) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

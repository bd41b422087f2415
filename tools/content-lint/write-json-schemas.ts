import '#tools/command.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSite } from '#app/site.server.ts';
import type { Site } from '#site/open-site.server.ts';

/** Writes the schemas by which YAML editors complete and explain the content. */
export function writeJsonSchemas({ root, jsonSchemas }: Site): number {
  const folder = join(root, 'json-schema');
  mkdirSync(folder, { recursive: true });
  const schemas = jsonSchemas.files();
  for (const [name, text] of schemas) writeFileSync(join(folder, name), text);
  return schemas.size;
}

if (import.meta.main)
  process.stdout.write(`Wrote ${writeJsonSchemas(currentSite())} schemas to content/json-schema/.\n`);

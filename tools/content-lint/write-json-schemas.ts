import { mkdirSync, writeFileSync } from 'node:fs';
import type { Site } from '#site/create-site.server.ts';

const folder = '.generated/json-schema';

/** YAML editors complete and explain the content by these, as the first line of each content file asks. */
export function writeJsonSchemas({ jsonSchemas }: Site): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of jsonSchemas.files()) writeFileSync(`${folder}/${name}`, text);
}

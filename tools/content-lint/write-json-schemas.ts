import { mkdirSync, writeFileSync } from 'node:fs';
import { currentSite } from '#app/site.server.ts';

const folder = '.generated/json-schema';

// YAML editors complete and explain the content by these, as the first line of each content file asks.
mkdirSync(folder, { recursive: true });
for (const [name, text] of currentSite().jsonSchemas.files()) writeFileSync(`${folder}/${name}`, text);

import '#tools/command.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '#site/json-schemas.ts';

const folder = 'content/json-schema';
const schemas = jsonSchemas();

mkdirSync(folder, { recursive: true });
for (const [name, text] of schemas) writeFileSync(join(folder, name), text);
process.stdout.write(`Wrote ${schemas.size} schemas to content/json-schema/.\n`);

import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { adviceFor, keyOf } from '#site/content-error.ts';
import { schemaName } from '#site/entries.server.ts';
import { locales } from '#site/locale.ts';
import { fileSchemas } from '#site/schema/files.ts';

for (const name of ['brand', 'menus', 'blueprints'])
  if (!existsSync(`content/${name}.yaml`)) process.stdout.write(`content/${name}.yaml: the file – is missing.\n`);

/** Where each file of the content departs from its schema, a line for each fault. */
for (const file of globSync(['content/*.yaml', ...locales.map((locale) => `content/${locale}/*.yaml`)]).sort()) {
  const name = schemaName(file.replace('content/', ''));
  const schema: z.ZodType | undefined = name && fileSchemas[name];
  const issues = schema?.safeParse(parse(readFileSync(file, 'utf8')), { reportInput: true }).error?.issues ?? [];
  for (const issue of issues)
    if (!isFilledLater(issue)) process.stdout.write(`${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}\n`);
}

/** A text with a fact in braces has another length once it is filled in. */
function isFilledLater({ code, input }: z.core.$ZodIssue): boolean {
  return /^too_(big|small)$/.test(code) && /\{\w+\}/.test(String(input));
}

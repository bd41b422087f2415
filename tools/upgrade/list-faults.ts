import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { siteIn } from '#app/site.server.ts';
import { readBy } from '#site/content-error.ts';
import { wrongPlaceholders } from '#site/facts.server.ts';
import { error, lineOf } from '#site/finding.ts';

/** Where each file of a content folder does not fit its schema, a line for each fault. */
export function listFaults(root: string): string[] {
  const needed = ['languages', 'brand', 'menus', 'blueprints'];
  const missing = needed.filter((name) => !existsSync(join(root, `${name}.yaml`)));
  const lines = missing.map((name) => `content/${name}.yaml: the file – is missing.`);
  if (missing.includes('languages')) return lines;
  const site = siteIn(root);
  const files = globSync(['*.yaml', ...site.locales.map((locale) => `${locale}/*.yaml`)], { cwd: root }).sort();
  for (const file of files) {
    const name = site.jsonSchemas.nameOf(file);
    const schema: z.ZodType | undefined = name && site.schemas()[name];
    const faults = schema ? readBy(schema, site.readYaml(file)).faults : [];
    for (const { issue, key, code, values } of faults)
      if (!isFilledLater(issue)) lines.push(lineOf(error(`content/${file}`, key, code, values)));
    // Names in braces may be facts, which are unknown until the files can be read.
    for (const { key, code, values } of name
      ? wrongPlaceholders(site.jsonSchemas.plain(name), site.readYaml(file), {})
      : [])
      if (code === 'former-placeholder') lines.push(lineOf(error(`content/${file}`, key, code, values)));
  }
  return lines;
}

/** A text with a fact in braces has another length once it is filled in. */
function isFilledLater({ code, input }: z.core.$ZodIssue): boolean {
  return /^too_(big|small)$/.test(code) && /\{\w+\}/.test(String(input));
}

if (import.meta.main) {
  const faults = listFaults('content');
  for (const line of faults) process.stdout.write(`${line}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

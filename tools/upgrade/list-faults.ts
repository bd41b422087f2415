import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { siteIn } from '#app/site.server.ts';
import { adviceFor, keyOf, placeAdvice } from '#site/content-error.ts';
import { wrongPlaces } from '#site/facts.ts';

/** Where each file of a content folder departs from its schema, a line for each fault. */
export function listFaults(root: string): string[] {
  const needed = ['languages', 'brand', 'menus', 'blueprints'];
  const missing = needed.filter((name) => !existsSync(join(root, `${name}.yaml`)));
  const lines = missing.map((name) => `content/${name}.yaml: the file – is missing.`);
  if (missing.includes('languages')) return lines;
  const site = siteIn(root);
  const files = globSync(['*.yaml', ...site.locales.map((locale) => `${locale}/*.yaml`)], { cwd: root }).sort();
  for (const file of files) {
    const name = site.forms.nameOf(file);
    const schema: z.ZodType | undefined = name && site.schemas()[name];
    const issues = schema?.safeParse(site.readYaml(file), { reportInput: true }).error?.issues ?? [];
    for (const issue of issues)
      if (!isFilledLater(issue)) lines.push(`content/${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}`);
    // Names in braces may be facts, which cannot be told before the files can be read.
    for (const wrong of name ? wrongPlaces(site.forms.shape(name), site.readYaml(file), {}) : [])
      if (!wrong.known) lines.push(`content/${file}: ${wrong.key} – ${placeAdvice(wrong)}`);
  }
  return lines;
}

/** A text with a fact in braces has another length once it is filled in. */
function isFilledLater({ code, input }: z.core.$ZodIssue): boolean {
  return /^too_(big|small)$/.test(code) && /\{\w+\}/.test(String(input));
}

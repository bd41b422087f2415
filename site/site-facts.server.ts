import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SiteFacts } from '#shared/site-facts.ts';
import { adviceFor, keyOf } from './content-error.ts';
import { contentRoot } from './content-root.server.ts';
import { companySchema } from './schema/company.ts';
import { languagesSchema } from './schema/languages.ts';
import { rolesSchema } from './schema/roles.ts';

export type { Language } from '#shared/site-facts.ts';

const faults: string[] = [];

/** What browsers too must know of the site's content, read at the start. */
export const siteFacts = {
  languages: read('languages.yaml', languagesSchema),
  phonePlan: read('company.yaml', z.object({ phonePlan: companySchema.shape.phonePlan }))?.phonePlan,
  roles: read('pages.yaml', rolesSchema),
} as SiteFacts;
export const { languages, phonePlan, roles } = siteFacts;

// All modules depend on these: where one cannot be used, whatever was started ends with a sentence for each fault.
if (faults.length > 0) {
  process.stderr.write(faults.join(''));
  process.exit(1);
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  const path = join(contentRoot, file);
  if (!existsSync(path)) {
    faults.push(`content/${file}: the file – is missing.\n`);
    return undefined;
  }
  const { data, error } = schema.safeParse(parse(readFileSync(path, 'utf8')));
  for (const issue of error?.issues ?? []) faults.push(`content/${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}\n`);
  return data;
}

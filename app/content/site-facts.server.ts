import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language, SiteFacts } from '../../shared/site-facts.ts';
import { adviceFor, keyOf } from './content-error.ts';
import { languagesSchema } from './schema/languages.ts';
import { phonePlanSchema } from './schema/phone-plan.ts';
import { rolesSchema } from './schema/roles.ts';

export type { Language };

/** What browsers too must know of the site's content, read at the start. */
export const siteFacts: SiteFacts = {
  languages: read('languages.yaml', languagesSchema) as SiteFacts['languages'],
  phonePlan: read('company.yaml', z.object({ phonePlan: phonePlanSchema })).phonePlan,
  roles: read('pages.yaml', rolesSchema),
};
export const { languages, phonePlan, roles } = siteFacts;

/** All modules depend on these: where one cannot be used, whatever was started ends with a sentence. */
function read<T>(file: string, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(parse(readFileSync(join(process.cwd(), 'content', file), 'utf8')));
  if (data) return data;
  const lines = error?.issues.map((issue) => `content/${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}\n`);
  process.stderr.write(lines?.join('') ?? '');
  process.exit(1);
}

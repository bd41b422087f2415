import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language, SiteFacts } from '../../shared/site-facts.ts';
import { adviceFor, ContentError, keyOf } from './content-error.ts';
import { languagesSchema } from './schema/languages.ts';
import { phonePlanSchema } from './schema/phone-plan.ts';

export type { Language };

/** The languages and the country's phone numbers, read from the site's content at the start. Throws ContentError. */
export const languages = read('languages.yaml', languagesSchema) as SiteFacts['languages'];
export const { phonePlan } = read('company.yaml', z.object({ phonePlan: phonePlanSchema }));

function read<T>(file: string, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(parse(readFileSync(`content/${file}`, 'utf8')));
  if (data) return data;
  const lines = error?.issues.map((issue) => `content/${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}`);
  throw new ContentError(lines?.join('\n'));
}

import { z } from 'zod';
import {
  brandSchema,
  companySchema,
  contactServiceSchema,
  noticeSchema,
  pageSchemas,
  pagesSchema,
  siteSchema,
} from './schema.ts';

/**
 * Gives the files of `content/json-schema/` by name, as text: one for each kind of page, one for the shell, one
 * for the contact service, for the company, for the brand, for the notice and for the list of pages. Editors complete and check with them while somebody types.
 */
export function jsonSchemas(): Map<string, string> {
  const schemas = {
    ...pageSchemas,
    site: siteSchema,
    'contact-service': contactServiceSchema,
    company: companySchema,
    brand: brandSchema,
    notice: noticeSchema,
    pages: pagesSchema,
  };
  return new Map(Object.entries(schemas).map(([name, schema]) => [`${name}.json`, jsonOf(name, schema)]));
}

function jsonOf(name: string, schema: z.ZodType): string {
  // Draft 7 is what YAML editors understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' });
  return `${JSON.stringify({ title: name, ...json }, null, 2)}\n`;
}

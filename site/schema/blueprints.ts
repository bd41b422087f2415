import { z } from 'zod';
import type { Languages } from '../languages.ts';
import { code, link, referenceTo, text } from './parts.ts';

const place = z.strictObject({
  type: code,
  optional: z.literal(true).optional(),
  /** How many entries its list `items` has. */
  items: z.int().optional(),
});

const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'kind-form')
  .meta({ role: 'id', of: 'kind' });

/** It lists the pages of a kind. When there are more than one page shows, more of its pages follow by themselves. */
const lists = z.strictObject({ kind: referenceTo('kind'), perPage: z.int().min(1) }).optional();

/** A kind of page: which sections it has, in which order. Without a list it takes any. */
const blueprintOf = ({ perLocale }: Languages) =>
  z.strictObject({
    id,
    name: z.strictObject(perLocale(() => text)),
    /** The type that search engines are told (schema.org). */
    schemaType: z.enum(['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage', 'Service']).optional(),
    /** It tells search engines all facts of the company. */
    aboutCompany: z.literal(true).optional(),
    /** It has no way back above its title. */
    withoutTrail: z.literal(true).optional(),
    /** What readers short of time may pass over. */
    secondary: z.literal(true).optional(),
    lists,
    /** The page that says so when one of this kind has expired. */
    closed: link.optional(),
    sections: z.array(place).optional(),
    /** Of a kind without such a list, the types that a new page begins with. */
    start: z.array(code).min(1).optional(),
  });

export const blueprintsSchema = (languages: Languages) => z.array(blueprintOf(languages)).min(1);

export type Blueprint = z.output<ReturnType<typeof blueprintOf>>;

/** What the list of pages itself depends on: it is read before the rest is judged. */
export const listsSchema = z.array(z.object({ id, lists }));

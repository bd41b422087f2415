import { z } from 'zod';
import type { Languages } from '../languages.ts';
import { code, link, title } from './field-types.ts';

const sectionOfBlueprint = z.strictObject({
  type: code,
  optional: z.literal(true).optional(),
  /** The number of entries of its list `items`. */
  items: z.int().optional(),
});

const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'kind-form')
  .meta({ role: 'id', entity: 'page-kind' });

/** A kind of page: its sections in their order. Without a list it takes any. */
const blueprintOf = ({ perLocale }: Languages) =>
  z.strictObject({
    id,
    name: z.strictObject(perLocale(() => title)),
    /** Whether articles and cases may name its pages as services. */
    service: z.literal(true).optional(),
    /** Whether it tells search engines all facts of the company. */
    aboutCompany: z.literal(true).optional(),
    /** Without breadcrumbs above its title. */
    withoutTrail: z.literal(true).optional(),
    /** The page shown in place of an expired page of this kind. */
    closed: link.optional(),
    sections: z.array(sectionOfBlueprint).optional(),
    /** For a kind without `sections`: the types of sections that a new page starts with. */
    start: z.array(code).min(1).optional(),
  });

export const blueprintsSchema = (languages: Languages) => z.array(blueprintOf(languages)).min(1);

export type Blueprint = z.output<ReturnType<typeof blueprintOf>>;

import { z } from 'zod';
import type { SiteOutline } from '#shared/site-outline.ts';
import { home, notFound } from '../fixed-paths.ts';
import { inLocale, type Languages } from '../languages.ts';
import { idReference, moment } from './field-types.ts';

/** As findings and git name it. */
export const pageListFile = 'content/pages.yaml';

const required: string[] = [home, notFound];

/** Pages that the site itself leads to, beside home and the not-found page. */
const requiredPagePurposes = ['contact', 'sent', 'notSent', 'privacy', 'accessibility'] as const;

const pageWithAddresses = z.object({ path: z.string(), addresses: z.record(z.string(), z.string()).optional() });

/** The addresses of the pages that have some of their own, by path. */
export const addressesSchema = z
  .object({ pages: z.array(pageWithAddresses) })
  .transform(({ pages }): SiteOutline['addresses'] =>
    Object.fromEntries(pages.flatMap(({ path, addresses }) => (addresses ? [[path, addresses]] : []))),
  )
  // The schema of the whole list, which needs them, reports what is wrong.
  .catch({});

const pathOf = ({ firstLocale, splitLocale }: Languages, role: 'link' | 'code' = 'link') =>
  z
    .string()
    .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'path-form')
    .meta({ role })
    .superRefine((value, context) => {
      const { locale } = splitLocale(value);
      if (locale !== firstLocale) context.addIssue({ code: 'custom', params: { code: 'with-language-path', locale } });
    });

export const pageEntrySchema = (languages: Languages) =>
  z
    .strictObject({
      path: pathOf(languages),
      /** The id of a blueprint. */
      kind: idReference('page-kind'),
      /** Its address in a language, instead of the path. */
      addresses: z.strictObject(languages.perLocale(() => pathOf(languages, 'code').optional())).optional(),
      /** The only languages in which it exists. */
      languages: z.array(z.enum(languages.locales)).min(1).optional(),
      /** The site leads to the last two if they exist. */
      purpose: z.enum([...requiredPagePurposes, 'search', 'legalNotice']).optional(),
      unlisted: z.literal(true).optional(),
      state: z.literal('draft').optional(),
      publishAt: moment.optional(),
      expireAt: moment.optional(),
    })
    .refine(({ publishAt, expireAt }) => !publishAt || !expireAt || Date.parse(publishAt) < Date.parse(expireAt), {
      error: 'before-publishing',
      path: ['expireAt'],
    });

export const pagesSchema = (languages: Languages) =>
  z.strictObject({ pages: z.array(pageEntrySchema(languages)) }).superRefine(({ pages }, context) => {
    const complain = (params: object, ...place: PropertyKey[]) =>
      context.addIssue({ code: 'custom', params, path: ['pages', ...place] });
    const paths = pages.map((entry) => entry.path);
    for (const [index, entry] of pages.entries()) {
      if (entry.addresses && required.includes(entry.path))
        complain({ code: 'one-address', path: entry.path }, index, 'addresses');
      for (const [locale, address] of Object.entries(entry.addresses ?? {}))
        if (
          pages.some(
            (otherEntry) =>
              otherEntry !== entry && (inLocale(otherEntry.addresses ?? {}, locale) ?? otherEntry.path) === address,
          )
        )
          complain({ code: 'address-taken', path: address }, index, 'addresses', locale);
      if (entry.purpose && pages.findIndex(({ purpose }) => purpose === entry.purpose) < index)
        complain({ code: 'purpose-taken', purpose: entry.purpose }, index, 'purpose');
      if (paths.indexOf(entry.path) < index) complain({ code: 'path-twice', path: entry.path }, index, 'path');
      const isLinked = entry.purpose || required.includes(entry.path);
      if (isLinked && (entry.state || entry.publishAt || entry.expireAt || entry.languages))
        complain({ code: 'linked-by-site', path: entry.path }, index);
    }
    for (const path of required) if (!paths.includes(path)) complain({ code: 'page-missing', path });
    for (const purpose of requiredPagePurposes)
      if (!pages.some((entry) => entry.purpose === purpose)) complain({ code: 'purpose-missing', purpose });
  });

export type PageList = z.output<ReturnType<typeof pagesSchema>>;
export type PageEntry = PageList['pages'][number];

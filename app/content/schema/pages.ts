import { z } from 'zod';
import { fixedPages } from '../fixed-pages.ts';
import { moment } from './parts.ts';

/** The navigation's groups. All but `corporate` are service families and own a hue. */
export const menus = ['corporate', 'erp', 'digital', 'data', 'security'] as const;

/** Each is shown by the file of that name in `app/routes/`. */
export const kinds = [
  'home',
  'contact',
  'about',
  'partners',
  'careers',
  'service',
  'hire',
  'security',
  'section',
  'services',
  'technologies',
  'legal',
  'outcome',
  'not-found',
] as const;

const path = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'must be a path of small letters, digits and hyphens, such as /sap-payroll',
  )
  .refine((value) => value !== '/es' && !value.startsWith('/es/'), 'must be without /es: the site adds the language');

const page = z
  .strictObject({
    path: path,
    kind: z.enum(kinds),
    menu: z.enum(menus).optional(),
    unlisted: z.literal(true).optional(),
    state: z.literal('draft').optional(),
    publishAt: moment.optional(),
    expireAt: moment.optional(),
  })
  .refine(({ publishAt, expireAt }) => !publishAt || !expireAt || Date.parse(publishAt) < Date.parse(expireAt), {
    error: 'must be later than publishAt',
    path: ['expireAt'],
  });

const links = z.array(path).min(1);

/** The list of pages, and which of them the footer links. */
export const pagesSchema = z
  .strictObject({ pages: z.array(page), footer: z.strictObject({ quick: links, services: links }) })
  .superRefine((list, context) => {
    const complain = (message: string, ...place: PropertyKey[]) =>
      context.addIssue({ code: 'custom', message, path: place });
    const paths = list.pages.map((entry) => entry.path);
    for (const [index, entry] of list.pages.entries()) {
      const required = Object.hasOwn(fixedPages, entry.path);
      if (paths.indexOf(entry.path) < index) complain(`${entry.path} is in the list twice`, 'pages', index, 'path');
      if (required && (entry.state || entry.publishAt || entry.expireAt))
        complain(`${entry.path} cannot be a draft or have dates: the site itself links it`, 'pages', index);
    }
    for (const [fixed, kind] of Object.entries(fixedPages))
      if (!list.pages.some((entry) => entry.path === fixed && entry.kind === kind))
        complain(`the page ${fixed} of kind ${kind} is missing: the site itself links it`, 'pages');
    for (const name of ['quick', 'services'] as const)
      for (const [index, link] of list.footer[name].entries())
        if (!paths.includes(link)) complain(`${link} is no page of the list above`, 'footer', name, index);
  });

export type PageList = z.output<typeof pagesSchema>;
export type PageEntry = PageList['pages'][number];
export type Menu = (typeof menus)[number];
export type Family = Exclude<Menu, 'corporate'>;
export type Kind = (typeof kinds)[number];

import { z } from 'zod';
import { inLocale, type Languages } from '../languages.ts';
import { code, link, menuGroupId, text, textOf, webAddress } from './field-types.ts';

const name = z.strictObject({ name: textOf(40).meta({ role: 'title' }) });

/** A page of the site, or an address elsewhere with its words. */
const entrySchema = ({ locales, perLocale }: Languages) =>
  z
    .strictObject({
      page: link.optional(),
      url: webAddress.optional(),
      ...perLocale(() => name.optional()),
    })
    .refine(({ page, url }) => !page !== !url, 'page-or-url')
    .refine(({ url, ...rest }) => !url || locales.every((locale) => inLocale(rest, locale)), 'name-missing');

const groupSchema = (languages: Languages) =>
  z.strictObject({
    id: menuGroupId.meta({ role: 'id', entity: 'group' }),
    ...languages.perLocale(() => z.strictObject({ name: textOf(30).meta({ role: 'title' }), note: text })),
    hue: code.meta({ role: 'id-reference', entity: 'hue' }),
    /** The page that lists the group's pages; a group that has one is a service family. */
    index: link.optional(),
    pattern: z.enum(['grid', 'dots', 'night']).optional(),
    /** A menu without any is not shown, and keeps the hue of the pages outside the menus. */
    entries: z.array(entrySchema(languages)),
  });

const columnSchema = (languages: Languages) =>
  z
    .strictObject({
      ...languages.perLocale(() => name),
      group: menuGroupId.optional(),
      entries: z.array(entrySchema(languages)).optional(),
    })
    .refine((column) => !column.group !== !column.entries, 'group-or-entries');

/** The navigation, the footer's lists, and the group that gives pages outside the menus their hue. */
export const menusSchema = (languages: Languages) =>
  z
    .strictObject({
      home: menuGroupId,
      groups: z.array(groupSchema(languages)).min(1),
      footer: z.array(columnSchema(languages)).max(4),
    })
    .superRefine(({ home: defaultGroup, groups, footer }, context) => {
      const ids = groups.map(({ id }) => id);
      const complain = (params: object, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', params, path });
      if (!ids.includes(defaultGroup)) complain({ code: 'no-such-group', id: defaultGroup }, 'home');
      for (const [index, { group }] of footer.entries())
        if (group && !ids.includes(group)) complain({ code: 'no-such-group', id: group }, 'footer', index, 'group');
      const paths = groups.flatMap(({ entries }) => entries.flatMap(({ page }) => page ?? []));
      const twice = paths.find((path, index) => paths.indexOf(path) < index);
      if (twice) complain({ code: 'two-places', path: twice }, 'groups');
    });

export type Menus = z.output<ReturnType<typeof menusSchema>>;
export type MenuGroup = Menus['groups'][number];
export type MenuEntry = MenuGroup['entries'][number];

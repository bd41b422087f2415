import { z } from 'zod';

/** Pages that the site itself leads to, beside home and the not-found page. */
export const roleNames = ['contact', 'sent', 'notSent', 'privacy', 'accessibility'] as const;

const list = z.object({ pages: z.array(z.object({ path: z.string(), role: z.enum(roleNames).optional() })) });

/** The path of the page that has a role in `content/pages.yaml`, by role. */
export const rolesSchema = list.transform(({ pages }, context) => {
  const paths = new Map(pages.flatMap(({ path, role }) => (role ? [[role, path]] : [])));
  for (const role of roleNames)
    if (!paths.has(role))
      context.addIssue({ code: 'custom', message: `no page has the role ${role}: give it to one`, path: ['pages'] });
  return Object.fromEntries(paths) as Record<(typeof roleNames)[number], string>;
});

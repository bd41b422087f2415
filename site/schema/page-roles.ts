import { z } from 'zod';
import type { SiteOutline } from '#shared/site-outline.ts';

/** Pages that the site itself leads to, beside home and the not-found page. */
export const neededRoles = ['contact', 'sent', 'notSent', 'privacy', 'accessibility'] as const;

/** The same, and pages that it leads to if they exist. */
export const roleNames = [...neededRoles, 'search', 'legalNotice'] as const;

const pagesWithRoles = z.object({ pages: z.array(z.object({ path: z.string(), role: z.enum(roleNames).optional() })) });

const pageWithAddresses = z.object({ path: z.string(), addresses: z.record(z.string(), z.string()).optional() });

/** The addresses of the pages of `content/pages.yaml` that have some of their own, by path. */
export const addressesSchema = z
  .object({ pages: z.array(pageWithAddresses) })
  .transform(({ pages }): SiteOutline['addresses'] =>
    Object.fromEntries(pages.flatMap(({ path, addresses }) => (addresses ? [[path, addresses]] : []))),
  )
  // The schema of the whole list reports what is wrong.
  .catch({});

/** The path of the page that has a role in `content/pages.yaml`, by role. */
export const rolesSchema = pagesWithRoles.transform(({ pages }, context) => {
  const paths = new Map(pages.flatMap(({ path, role }) => (role ? [[role, path]] : [])));
  for (const role of neededRoles)
    if (!paths.has(role)) context.addIssue({ code: 'custom', params: { code: 'role-missing', role }, path: ['pages'] });
  return Object.fromEntries(paths) as SiteOutline['roles'];
});

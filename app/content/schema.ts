import type { z } from 'zod';
import { aboutSchema, careersSchema, partnersSchema } from './schema/company-pages.ts';
import { contactSchema, outcomeSchema } from './schema/contact-pages.ts';
import { homeSchema, sectionSchema } from './schema/home-page.ts';
import type { Kind } from './schema/pages.ts';
import { hireSchema, securitySchema, serviceSchema } from './schema/service-pages.ts';
import { indexSchema, legalSchema, notFoundSchema } from './schema/text-pages.ts';

export { brandSchema, companySchema } from './schema/company.ts';
export { contactServiceSchema } from './schema/contact-service.ts';
export { noticeSchema } from './schema/notice.ts';
export { pagesSchema } from './schema/pages.ts';
export { redirectsSchema } from './schema/redirects.ts';
export { siteSchema } from './schema/site.ts';

/** The shape of a page's content file, by kind of page. */
export const pageSchemas = {
  home: homeSchema,
  contact: contactSchema,
  about: aboutSchema,
  partners: partnersSchema,
  careers: careersSchema,
  service: serviceSchema,
  hire: hireSchema,
  security: securitySchema,
  section: sectionSchema,
  services: indexSchema,
  technologies: indexSchema,
  legal: legalSchema,
  outcome: outcomeSchema,
  'not-found': notFoundSchema,
} satisfies Record<Kind, z.ZodType>;

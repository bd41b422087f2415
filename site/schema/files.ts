import type { Languages } from '../languages.ts';
import type { SectionTypes } from '../section.ts';
import { blueprintsSchema } from './blueprints.ts';
import { bookingSchema } from './booking.ts';
import { brandSchema, companySchema } from './company.ts';
import { contactServiceSchema } from './contact-service.ts';
import { languagesSchema } from './languages.ts';
import { menusSchema } from './menus.ts';
import { noticeSchema } from './notice.ts';
import { pageSchema } from './page.ts';
import { pagesSchema } from './pages.ts';
import { redirectsSchema } from './redirects.ts';
import { siteSchema } from './site.ts';

export type FileSchemas = ReturnType<typeof fileSchemas>;

/** The shape of each file of the content, by its name; every page has that of `page`. */
export function fileSchemas(languages: Languages, sections: SectionTypes) {
  return {
    page: pageSchema(sections),
    site: siteSchema,
    'contact-service': contactServiceSchema,
    company: companySchema,
    booking: bookingSchema,
    brand: brandSchema,
    languages: languagesSchema,
    notice: noticeSchema(languages),
    pages: pagesSchema(languages),
    menus: menusSchema(languages),
    blueprints: blueprintsSchema(languages),
    redirects: redirectsSchema,
  };
}

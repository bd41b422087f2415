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

/** The shape of each file of the content, by its name; every page has that of `page`. */
export const fileSchemas = {
  page: pageSchema,
  site: siteSchema,
  'contact-service': contactServiceSchema,
  company: companySchema,
  booking: bookingSchema,
  brand: brandSchema,
  languages: languagesSchema,
  notice: noticeSchema,
  pages: pagesSchema,
  menus: menusSchema,
  blueprints: blueprintsSchema,
  redirects: redirectsSchema,
};

import { contentSite } from '#app/site.server.ts';
import { typeset } from '#site/typeset.server.ts';

/** The site whose pages the tests visit, with its words as pages show them. */
export const site = typeset(contentSite());
export const { findLanguage, firstLocale, locales, localizedPath } = site;
export const fixedPaths = site.readFixedPaths();

/** Where a page stands in the first language. */
export const firstAddressOf = (path: string) => localizedPath(path, firstLocale);

import { currentSite } from '#app/site.server.ts';

/** The site whose pages the tests visit. */
export const site = currentSite();
export const { findLanguage, firstLocale, locales, localizedPath } = site;
export const fixedPaths = site.fixedPaths();

import type { SiteOutline } from '#shared/site-outline.ts';
import { fixedPathsOf } from './fixed-paths.ts';
import { createLanguages } from './languages.ts';

/** Vite inserts what browsers must know of `content/`. */
declare const SITE_OUTLINE: SiteOutline;

const { languages, pagePurposes, phonePlan, emailRule, addresses } = SITE_OUTLINE;

/** Languages and addresses of the site that a bundle is made for. */
export const { locales, firstLocale, findLanguage, localizedPath, splitLocale, languageFile } = createLanguages(
  languages,
  () => addresses,
);

/** Pages that the site itself leads to. */
export const fixedPaths = fixedPathsOf(pagePurposes);

export { emailRule, phonePlan };

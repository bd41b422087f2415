import { type Locale, locales } from './locale.ts';
import { type PageEntry, pages } from './pages.ts';

/** What a claim of the accessibility statement is tested on. */
export type Coverage = {
  pages: readonly PageEntry[];
  languages: readonly Locale[];
  /** Of the window, in CSS pixels. */
  widths: readonly number[];
  schemes?: readonly Scheme[];
};

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The browser that all journeys go through; Playwright starts it by its engine's name. */
export const testBrowser = { name: 'Chromium', engine: 'chromium' } as const;

/** The first page of each kind, in the order of the page list. */
export const oneOfEachKind: readonly PageEntry[] = pages.filter(
  ({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index,
);

const everywhere = { pages, languages: locales };

/** Home, a service page and the form: their journeys are written for these pages. */
const walked = pages.filter(({ path }) => path === '/' || path === '/sap' || path === '/contact-us');

/**
 * What the accessibility statement may say of tests. The journeys in e2e/ take pages, languages, widths and schemes from
 * here, and the statement takes its figures: neither can say more than the other does.
 */
export const claims = {
  axe: { ...everywhere, widths: [1280, 360], schemes },
  keyboard: { pages: oneOfEachKind, languages: ['en'], widths: [1280] },
  'screen-reader': { pages: walked, languages: locales, widths: [1280] },
  'forced-colors': { ...everywhere, widths: [1280, 360] },
  'reduced-motion': { ...everywhere, widths: [1280] },
  'no-script': { ...everywhere, widths: [1280, 360] },
  reflow: { ...everywhere, widths: [320] },
  'text-spacing': { ...everywhere, widths: [320] },
  'large-text': { pages: oneOfEachKind, languages: locales, widths: [1280, 640] },
  targets: { ...everywhere, widths: [360] },
  headings: { ...everywhere, widths: [320] },
} satisfies Record<string, Coverage>;

export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims) as [ClaimId, ...ClaimId[]];

/** Takes a claim, gives what it is tested on. */
export function coverageOf(id: ClaimId): Coverage {
  return claims[id];
}

/** Tells whether a claim is tested on a page in a language. */
export function covers(id: ClaimId, page: { entry: { path: string }; locale: Locale }): boolean {
  const { pages: covered, languages } = coverageOf(id);
  return languages.includes(page.locale) && covered.some(({ path }) => path === page.entry.path);
}

/** What an assertion of the accessibility statement is tested on, besides each page in each language. */
type Coverage = {
  /** Width of the window in CSS pixels. */
  widths: readonly number[];
  schemes?: readonly Scheme[];
};

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The browser that all e2e tests go through; Playwright starts it by its engine's name. */
export const testBrowser = { name: 'Chromium', engine: 'chromium' } as const;

/**
 * What the accessibility statement may say of tests. The tests in tests/e2e/ take widths and schemes from here, and the
 * statement takes its figures: neither can say more than the other does.
 */
export const assertions = {
  axe: { widths: [1280, 360], schemes },
  keyboard: { widths: [1280, 360] },
  'screen-reader': { widths: [1280, 360] },
  'forced-colors': { widths: [1280, 360] },
  'reduced-motion': { widths: [1280] },
  'no-script': { widths: [1280, 360] },
  reflow: { widths: [320] },
  'text-spacing': { widths: [320] },
  'large-text': { widths: [1280, 640] },
  targets: { widths: [1280, 768, 360] },
  headings: { widths: [320] },
} satisfies Record<string, Coverage>;

export type AssertionId = keyof typeof assertions;

export const assertionIds = Object.keys(assertions) as [AssertionId, ...AssertionId[]];

export function coverageOf(id: AssertionId): Coverage {
  return assertions[id];
}

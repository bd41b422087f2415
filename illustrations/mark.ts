/** The mark: one triangle, a peak. `path` closes, so that a single stroke draws it and a fill completes it. */
export const mark = { viewBox: '0 0 48 42', path: 'M24 4 44 38H4Z' } as const;

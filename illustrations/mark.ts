/**
 * The mark: one peak above the water. The outline is a single stroke that closes; filled, a contour line parts it into
 * summit and foot. All in a square of 64 units.
 */
const summit = 'M29.5 9.6Q32 5 34.5 9.6L46.5 32C39 43 27 27 13.2 40Z';
const foot = 'M10.5 45C24 32.5 39 48.5 49.2 37L57.6 52.5Q60 57 55 57H9Q4 57 6.4 52.5Z';

export const mark = {
  viewBox: '0 0 64 64',
  /** The filled form. */
  path: `${summit}${foot}`,
  /** The stroke that draws it. */
  outline: 'M9 57Q4 57 6.4 52.5L29.5 9.6Q32 5 34.5 9.6L57.6 52.5Q60 57 55 57Z',
  summit,
  foot,
} as const;

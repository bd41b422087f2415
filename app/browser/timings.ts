/** Timings and distances of scripts, in ms and CSS px. `slideGap` is also the gap in sections/tabs/tabs.css. */
export const timings = {
  dropdownClose: 150,
  testimonial: 3000,
  phrase: 2500,
  toast: 5000,
  carousel: 5000,
  hashScroll: 500,
} as const;

export const distances = { scrollOffset: 100, slideGap: 20 } as const;

/** Tabs instead of a carousel: `--from-48rem` of styles/widths.css. */
export const wideScreen = '(min-width: 48rem)';

/** Timings of scripts, in ms. */
export const timings = {
  dropdownClose: 150,
  testimonial: 3000,
  phrase: 2500,
  toast: 5000,
  carousel: 5000,
  hashScroll: 500,
} as const;

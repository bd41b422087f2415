const signs = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const;

/** Resolves at the first sign that somebody uses the page. */
export const firstSign = new Promise((resolve) => {
  for (const type of signs) addEventListener(type, resolve, { once: true, passive: true });
});

const interactions = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const;

/** Resolves at the first sign that somebody uses the page. */
export const firstInteraction = new Promise((resolve) => {
  for (const type of interactions) addEventListener(type, resolve, { once: true, passive: true });
});

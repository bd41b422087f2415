/** Sets how the page scrolls from now on: smoothly (at once under reduced motion, see base.css), or always at once. */
export function setScrollManner(manner: 'smooth' | 'jump'): void {
  const root = document.documentElement;
  if (root.dataset.scroll === manner) return;
  root.dataset.scroll = manner;
  // Chromium scrolls in the manner of the last computed style: unless it is read here, the next scrolling misses the change.
  getComputedStyle(root).getPropertyValue('scroll-behavior');
}

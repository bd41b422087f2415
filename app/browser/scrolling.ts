import { attempt } from './attempt.ts';
import { timings } from './timings.ts';

/** Room above a part that was scrolled to, in CSS px. */
const scrollOffset = 100;

/**
 * Links that stay on the page scroll smoothly: `data-scroll` says how far, other links to a part are left to the
 * browser. Under reduced motion smooth is instant too (base.css).
 */
export function startScrolling(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.pathname !== location.pathname || link.origin !== location.origin) return;
    const scroll = scrolls[link.dataset.scroll ?? ''];
    if (!scroll && !link.hash) return;
    setScrollBehavior('smooth');
    if (!scroll) return;
    event.preventDefault();
    scroll(link);
  });
  // Back and Forward between parts of the page jump.
  addEventListener('popstate', () => setScrollBehavior('instant'));
  scrollToHash();
}

const scrolls: Record<string, (link: HTMLAnchorElement) => void> = {
  top: () => scrollTo({ top: 0 }),
  part: ({ hash }) => {
    const element = scrollToElement(hash.slice(1));
    if (element) focusHeading(element);
  },
  view() {
    scrollBy({ top: innerHeight });
    // The focus goes to the first heading that will be in view.
    const headings = [...document.querySelectorAll<HTMLElement>('h2')];
    const nextHeading = headings.find((heading) => heading.getBoundingClientRect().top >= innerHeight);
    if (nextHeading) focusHeading(nextHeading);
  },
};

const readerScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to the element of the address's hash after a delay, unless the reader has scrolled meanwhile. */
function scrollToHash(): void {
  // Anybody can link to `#100%`, which decodeURIComponent refuses.
  const id = attempt(() => decodeURIComponent(location.hash.slice(1)));
  if (!id) return;
  const listeners = new AbortController();
  const timer = setTimeout(() => {
    setScrollBehavior('smooth');
    scrollToElement(id);
  }, timings.hashScroll);
  const cancel = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  for (const type of readerScrolls) addEventListener(type, cancel, { passive: true, signal: listeners.signal });
}

/** Scrolls to the element with this id, with room above it. Returns the element. */
function scrollToElement(id: string): HTMLElement | undefined {
  const element = document.getElementById(id) ?? undefined;
  if (element) scrollTo({ top: element.getBoundingClientRect().top + scrollY - scrollOffset });
  return element;
}

export function setScrollBehavior(behavior: 'smooth' | 'instant'): void {
  const root = document.documentElement;
  root.dataset.scroll = behavior;
  // Chromium scrolls by the last computed style; reading the property makes the change take effect.
  getComputedStyle(root).getPropertyValue('scroll-behavior');
}

/**
 * Focuses the first heading of a part of the page, or the part itself if it has none. Screen readers announce the
 * heading; a part without a name would be read from end to end (WCAG 2.4.3).
 */
function focusHeading(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>('h1, h2, h3') ?? element;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

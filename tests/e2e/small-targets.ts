import type { Page } from '@playwright/test';

/**
 * Returns pointer targets within reach that are smaller than 44 px in a direction or lie on one another. Links in running
 * text are exempt (WCAG 2.5.8); no person sees the honeypot.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = ':is(a[href], button, input:not([type="hidden"]), textarea, summary)';

    function isInRunningText(target: HTMLElement): boolean {
      const text = (target.closest('sup') ?? target).parentElement;
      const beside = (text?.textContent ?? '').replace(target.textContent ?? '', '');
      return getComputedStyle(target).display === 'inline' && beside.trim() !== '';
    }

    /** A link that covers its card is as large as the card. */
    function areaOf(target: HTMLElement): DOMRect {
      const isStretched =
        target.matches('.stretched-link') && getComputedStyle(target, '::after').position === 'absolute';
      const label = target.matches('[type="radio"]') && target.closest('label');
      return ((isStretched && target.offsetParent) || label || target).getBoundingClientRect();
    }

    function isScrolledOut(target: HTMLElement): boolean {
      const box = target.closest('[role="radiogroup"]')?.getBoundingClientRect();
      const { top, bottom } = areaOf(target);
      return box !== undefined && (top < box.top || bottom > box.bottom);
    }

    /** What stays in its place over the page: the bar, toasts, the menu. */
    function layerOf(element: Element | null): Element | null {
      return element && (getComputedStyle(element).position === 'fixed' ? element : layerOf(element.parentElement));
    }

    // Over an open menu and beside it nothing else can be pressed.
    const reach = document.querySelector(':modal') ?? document;
    const targets = [...reach.querySelectorAll<HTMLElement>(controls)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
      .filter((target) => !isInRunningText(target) && !isScrolledOut(target))
      .map((target) => ({
        target,
        name: `${target.tagName} ${target.className}: ${target.textContent?.slice(0, 40)}`,
        area: areaOf(target),
        layer: layerOf(target),
      }));
    const small = targets
      .filter(({ target, area }) => !target.matches('.extra-field input') && Math.min(area.width, area.height) < 43.9)
      .map(({ name, area }) => `${Math.round(area.width)} by ${Math.round(area.height)} px: ${name}`);
    // What scrolls passes below what is fixed.
    const overlaps = targets.flatMap(({ name, area, layer }, index) =>
      targets
        .slice(index + 1)
        .filter((other) => other.layer === layer)
        .filter(({ area: { left, right, top, bottom } }) => {
          const wide = Math.min(area.right, right) - Math.max(area.left, left);
          const high = Math.min(area.bottom, bottom) - Math.max(area.top, top);
          return Math.min(wide, high) > 0.5;
        })
        .map((other) => `${name} lies on ${other.name}`),
    );
    return [...small, ...overlaps];
  });
}

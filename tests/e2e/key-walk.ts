import type { Page } from '@playwright/test';

type Key = 'Tab' | 'ArrowRight';

export type Landing = {
  /** Its place among the controls of the page, -1 for anything else. */
  control: number;
  /** The element, in a word or two; empty for the page itself, which has the focus when it leaves the last control. */
  element: string;
  /** Why the focus is not seen, empty when it is (WCAG 2.4.7, 2.4.11). */
  unseen: string;
  /** Whether it is the selected tab of its list, its panel shown and no other. */
  isShownTab: boolean;
};

/**
 * Presses keys from the beginning of the page on, or of a part that holds the focus; gives the names of its controls and each
 * landing. Throws when there are none.
 */
export async function walk(page: Page, keysFor: (controls: number) => string[], within = 'body') {
  const controls = await page.evaluate(beginWalk, within);
  if (controls.length === 0) throw new Error(`There is nothing to walk in ${within}.`);
  await pressAll(page, keysFor(controls.length));
  const landings = await page.evaluate(() => {
    window.tabWalk.end();
    return window.tabWalk.landings;
  });
  return { controls, landings };
}

const codes: Record<Key, number> = { Tab: 9, ArrowRight: 39 };

/** Presses keys without waiting for the answer to each, which takes longer than the key. */
async function pressAll(page: Page, keys: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const events = keys.flatMap((pressed) => {
    const key = pressed.replace('Shift+', '') as Key;
    const event = { key, code: key, windowsVirtualKeyCode: codes[key], modifiers: key === pressed ? 0 : 8 };
    return [{ ...event, type: 'rawKeyDown' } as const, { ...event, type: 'keyUp' } as const];
  });
  await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', event)));
  await session.detach();
}

declare global {
  interface Window {
    tabWalk: { controls: HTMLElement[]; landings: Landing[]; end: () => void };
  }
}

/** Runs in the page: puts the focus before all controls and notes from now on where each key leads. Gives names of the controls. */
function beginWalk(within: string): string[] {
  const selector = `${within} :is(a[href], button, input:not([type="hidden"]), textarea, summary, [tabindex="0"])`;
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .extra-field'),
    )
    // One tab of a list is a stop, the others wait for arrows.
    .filter((control) => control.getAttribute('aria-selected') !== 'false');
  const landings: Landing[] = [];
  const listening = new AbortController();
  window.tabWalk = { controls, landings, end: () => listening.abort() };
  // A key goes up when all that it does is done; Shift goes up after the key that it changes.
  function land({ key }: KeyboardEvent): void {
    if (key !== 'Shift') landings.push(landOn(document.activeElement as HTMLElement));
  }
  addEventListener('keyup', land, { signal: listening.signal });
  const start = document.querySelector<HTMLElement>(within) ?? document.body;
  const tabIndex = start.getAttribute('tabindex');
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  if (tabIndex === null) start.removeAttribute('tabindex');
  return controls.map(nameOf);

  function nameOf({ tagName, className, textContent, ariaLabel }: HTMLElement): string {
    return `${tagName} ${className} "${ariaLabel ?? textContent?.slice(0, 40)}"`;
  }

  function landOn(element: HTMLElement): Landing {
    if (element === document.body) return { control: -1, element: '', unseen: '', isShownTab: false };
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    return {
      control: controls.indexOf(element),
      element: nameOf(element),
      unseen: whyUnseen(element),
      isShownTab: element.ariaSelected === 'true' && showsItsPanel(element),
    };
  }

  function showsItsPanel(selected: HTMLElement): boolean {
    const panels = [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.checkVisibility());
    return panels.length === 1 && panels[0]?.id === selected.getAttribute('aria-controls');
  }

  function whyUnseen(element: HTMLElement): string {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no outline';
    const areas = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    return areas.map((area) => whyCovered(element, area)).find(Boolean) ?? '';
  }

  /** A tall part is seen when half a window of it is. */
  function whyCovered(element: HTMLElement, { left, width, top, bottom, height }: DOMRect): string {
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (last - first < Math.min(height, innerHeight / 2) - 1)
      return `${Math.max(last - first, 0)} px of it are in the window`;
    const fits = height < innerHeight / 2;
    const points = (fits ? [0.1, 0.5, 0.9] : [0.5]).flatMap((x) =>
      (fits ? [0.25, 0.5, 0.75] : [0.5]).map((y) => [left + width * x, first + (last - first) * y] as const),
    );
    const layers = points.map(([x, y]) => layerOf(document.elementFromPoint(x, y)));
    const cover = layers.find((layer) => layer && !layer.contains(element));
    return cover ? `covered by ${cover.className}` : '';
  }

  /** What stays in its place when the page scrolls, such as the bar. */
  function layerOf(element: Element | null): Element | null {
    return element && (getComputedStyle(element).position === 'fixed' ? element : layerOf(element.parentElement));
  }
}

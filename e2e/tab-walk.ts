import type { CDPSession, Page } from '@playwright/test';
import { type Placed, readElements } from './accessibility-tree.ts';

/** A key as the browser is told of it; `modifiers` 8 is Shift. */
type Key = { key: string; code: string; windowsVirtualKeyCode: number; modifiers?: number };

const tab: Key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const shiftTab: Key = { ...tab, modifiers: 8 };
const right: Key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };

/** Where the focus stands after a key. */
type Landing = {
  /** Its place among the controls of the page, -1 for anything else. */
  control: number;
  /** The element, in a word or two; empty for the page itself, which has the focus when it leaves the last control. */
  element: string;
  /** Why the focus is not seen, empty when it is (WCAG 2.4.7, 2.4.11). */
  unseen: string;
  /** Whether it is the selected tab of its list, its panel shown and no other. */
  isShownTab: boolean;
};

/** Where the Tab key stops, and what a screen reader is given there. */
export type Stop = Placed & Landing;

/** Walks the page from its beginning to its end by the Tab key; gives each stop, in the order of the walk. */
export async function walkByTab(page: Page): Promise<Stop[]> {
  const { landings } = await walk(page, (count) => Array<Key>(count).fill(tab));
  const elements = await readElements(page, 'tabWalk.controls');
  return landings.map((landing) => ({ role: 'none', name: '', place: -1, ...elements[landing.control], ...landing }));
}

/**
 * Walks the page by the Tab key from its beginning to its end, back and out of it, and through its tabs by the arrow keys.
 * Gives stops out of order, where the focus is not seen, and where it does not go on.
 */
export async function findTabFaults(page: Page): Promise<string[]> {
  const { controls, landings } = await walk(page, (count) => [
    ...Array<Key>(count).fill(tab),
    ...Array<Key>(count).fill(shiftTab),
  ]);
  return [
    ...orderFaults(landings, controls),
    ...unseenFaults(landings),
    ...(await findTrap(page)),
    ...(await findReadElsewhere(page, controls)),
    ...(await findSeenElsewhere(page)),
    ...(await findTabListFaults(page, landings)),
  ];
}

/** Landings should be all controls, then all but the last in reverse; the last key leaves the page, or goes round to its end. */
function orderFaults(landings: Landing[], controls: string[]): string[] {
  const order = controls.map((_, index) => index);
  const expected = [...order, ...order.slice(0, -1).reverse()];
  const wrong = expected.findIndex((control, index) => landings[index]?.control !== control);
  const [before, there, next] = [landings[wrong - 1], landings[wrong], controls[expected[wrong] ?? -1]];
  return [
    ...(next
      ? [`from ${before?.element} the Tab key leads to ${there?.element || 'the page itself'}, not to ${next}`]
      : []),
    ...(landings.at(-1)?.control === 0 ? ['Shift+Tab does not leave the page'] : []),
  ];
}

function unseenFaults(landings: Landing[]): string[] {
  return landings.filter(({ unseen }) => unseen).map(({ element, unseen }) => `focus on ${element}: ${unseen}`);
}

/** Goes on from the last control: the browser takes the focus, or begins again. */
async function findTrap(page: Page): Promise<string[]> {
  await page.evaluate(() => window.tabWalk.controls.at(-1)?.focus());
  await page.keyboard.press('Tab');
  const stays = await page.evaluate(() => document.activeElement === window.tabWalk.controls.at(-1));
  return stays ? ['the Tab key does not leave the page'] : [];
}

/** Presses keys from the beginning of the page on, all in one go; gives the names of its controls and each landing. */
async function walk(page: Page, keysFor: (controls: number) => Key[]) {
  const controls = await page.evaluate(beginWalk);
  const keys = keysFor(controls.length);
  const session = await page.context().newCDPSession(page);
  await press(session, keys);
  await session.detach();
  const landings = await page.evaluate(async (count) => {
    const { tabWalk } = window;
    while (tabWalk.landings.length < count) await new Promise((painted) => requestAnimationFrame(painted));
    tabWalk.end();
    return tabWalk.landings;
  }, keys.length);
  return { controls, landings };
}

/** The browser takes one key after the other; nothing waits here between them. */
async function press(session: CDPSession, keys: Key[]): Promise<void> {
  const events = keys.flatMap((key) => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(events);
}

declare global {
  interface Window {
    tabWalk: { controls: HTMLElement[]; landings: Landing[]; end: () => void };
  }
}

/** Runs in the page: puts the focus before everything and notes from now on where each key leads. Gives names of the controls. */
function beginWalk(): string[] {
  const selector = ':is(a[href], button, input:not([type="hidden"]), textarea, summary, [tabindex="0"])';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .trap'))
    // One tab of a list is a stop, the others wait for arrows.
    .filter((control) => control.getAttribute('aria-selected') !== 'false');
  const landings: Landing[] = [];
  const listening = new AbortController();
  window.tabWalk = { controls, landings, end: () => listening.abort() };
  // A key goes up when all that it does is done.
  addEventListener('keyup', () => landings.push(landOn(document.activeElement as HTMLElement)), {
    signal: listening.signal,
  });
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
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

  /** A tall part is seen when half a window of it is. The field for the message comes into view by its caret alone. */
  function whyCovered(element: HTMLElement, { left, width, top, bottom, height }: DOMRect): string {
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const least = element instanceof HTMLTextAreaElement ? 24 : Math.min(height, innerHeight / 2);
    if (last - first < least - 1) return `${Math.max(last - first, 0)} px of it are in the window`;
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

/** Gives controls that a screen reader comes to in another order than the Tab key. */
async function findReadElsewhere(page: Page, controls: string[]): Promise<string[]> {
  const places = (await readElements(page, 'tabWalk.controls')).map((told) => told?.place ?? -1);
  return controls
    .filter((_, index) => (places[index] ?? -1) <= (places[index - 1] ?? -1))
    .map((control) => `a screen reader comes elsewhere to ${control}`);
}

/** Gives controls that stand above the one reached before them and in no column beside it, or to its left. */
async function findSeenElsewhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls } = window.tabWalk;
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const places = controls.map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const scrolled = isFixed(control) ? 0 : scrollY;
      return { control, left, right, top: top + scrolled, bottom: bottom + scrolled };
    });
    return places.flatMap((next, index) => {
      const before = places[index - 1];
      if (!before) return [];
      const isAbove = next.bottom <= before.top && next.left < before.right;
      const isLeft = next.right <= before.left && next.top < before.bottom && next.bottom > before.top;
      return isAbove || isLeft ? [`"${next.control.textContent}" stands before "${before.control.textContent}"`] : [];
    });
  });
}

/** Goes to the tabs by the Tab key and round by the right arrow; gives the tabs that are not reached, selected, seen, or without their panel. */
async function findTabListFaults(page: Page, landings: Landing[]): Promise<string[]> {
  const tabs = await page.locator('[role="tab"]:visible').count();
  if (tabs === 0) return [];
  const steps = landings.findIndex(({ isShownTab }) => isShownTab) + 1;
  const { landings: found } = await walk(page, () => [...Array<Key>(steps).fill(tab), ...Array<Key>(tabs).fill(right)]);
  const reached = found.slice(steps);
  return [
    ...reached
      .filter(({ isShownTab }) => !isShownTab)
      .map(({ element }) => `the arrow leads to ${element}, which is not the selected tab with its panel`),
    ...unseenFaults(reached),
    ...(new Set(reached.map(({ element }) => element)).size === tabs
      ? []
      : ['the arrow does not go round through all tabs']),
  ];
}

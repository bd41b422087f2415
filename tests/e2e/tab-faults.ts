import type { Page } from '@playwright/test';
import { readElements } from './accessibility-tree.ts';
import { settle } from './fixtures.ts';
import { type Landing, walk } from './key-walk.ts';

/**
 * Walks the page, or a part that holds the focus, by the Tab key from its beginning to its end, back and out of it, and
 * through its tabs by the arrow keys. Gives stops out of order, where the focus is not seen, and where it does not go on.
 */
export async function findTabFaults(page: Page, within?: string): Promise<string[]> {
  await settle(page);
  const thereAndBack = (count: number) => [...Array(count).fill('Tab'), ...Array(count).fill('Shift+Tab')];
  const { controls, landings } = await walk(page, thereAndBack, within);
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
  const stays = landings.at(-1)?.control === 0 ? ['Shift+Tab does not leave the page'] : [];
  if (!next) return stays;
  return [
    `from ${before?.element} the Tab key leads to ${there?.element || 'the page itself'}, not to ${next}`,
    ...stays,
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

/** Returns controls that a screen reader comes to in another order than the Tab key. */
async function findReadElsewhere(page: Page, controls: string[]): Promise<string[]> {
  const places = (await readElements(page, 'tabWalk.controls')).map((told) => told?.place ?? -1);
  return controls
    .filter((_, index) => (places[index] ?? -1) <= (places[index - 1] ?? -1))
    .map((control) => `a screen reader comes elsewhere to ${control}`);
}

/** Returns controls that stand above the one reached before them and in no column beside it, or to its left. */
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
  const { landings: found } = await walk(page, () => [...Array(steps).fill('Tab'), ...Array(tabs).fill('ArrowRight')]);
  const reached = found.slice(steps);
  const others = reached.filter(({ isShownTab }) => !isShownTab);
  const goesRound = new Set(reached.map(({ element }) => element)).size === tabs;
  return [
    ...others.map(({ element }) => `the arrow leads to ${element}, which is not the selected tab with its panel`),
    ...unseenFaults(reached),
    ...(goesRound ? [] : ['the arrow does not go round through all tabs']),
  ];
}

import { attempt } from './attempt.ts';

const storageKey = 'motion';
const changeEvent = 'motionchange';

/** Whether animations are paused: by the site's switch (WCAG 2.2.2) or, without a choice, by the preference. */
export function isPaused(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

/** Calls `listener` when motion is paused or goes on. Returns what ends that. */
export function onMotionChange(listener: () => void): () => void {
  document.addEventListener(changeEvent, listener);
  return () => document.removeEventListener(changeEvent, listener);
}

export function startMotionSwitch(): void {
  show(readChoice());
  for (const button of findSwitches())
    button.addEventListener('click', () => {
      const choice = isPaused() ? 'running' : 'paused';
      // Without storage the choice lasts until the next page.
      attempt(() => localStorage.setItem(storageKey, choice));
      show(choice);
    });
  // Back may show this page as it was before the choice changed on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && show(readChoice()));
}

function readChoice(): string {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return attempt(() => localStorage.getItem(storageKey)) ?? (isStill ? 'paused' : 'running');
}

function show(choice: string): void {
  const { dataset } = document.documentElement;
  if (choice === 'paused') dataset.motion = choice;
  else delete dataset.motion;
  for (const button of findSwitches()) {
    const { play = '', pause = '' } = button.dataset;
    button.title = button.ariaLabel = isPaused() ? play : pause;
  }
  document.dispatchEvent(new Event(changeEvent));
}

/** One in the header, one in the menu of phones. */
function findSwitches(): NodeListOf<HTMLButtonElement> {
  return document.querySelectorAll('.motion-switch');
}

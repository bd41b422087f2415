import { isPaused, onMotionChange } from './motion.ts';
import { timings } from './timings.ts';

/** Shows the phrases of a list one after the other, in a loop. */
export function startPhrases(): void {
  for (const list of document.querySelectorAll('.phrases')) rotate(list);
}

function rotate(list: Element): void {
  let timer: ReturnType<typeof setInterval> | undefined;

  function next(): void {
    const phrases = [...list.children] as HTMLElement[];
    const at = phrases.findIndex(({ dataset }) => dataset.current === '');
    delete phrases[at]?.dataset.current;
    const shown = phrases[(at + 1) % phrases.length];
    if (shown) shown.dataset.current = '';
  }

  function follow(): void {
    clearInterval(timer);
    if (!isPaused()) timer = setInterval(next, timings.phrase);
  }

  follow();
  onMotionChange(follow);
}

import { isPaused, onMotionChange } from './motion.ts';
import { timings } from './timings.ts';

/** Shows the phrases of a list one after the other, in a loop. */
export function startPhrases(): void {
  for (const list of document.querySelectorAll('.phrases')) rotate(list);
}

function rotate(list: Element): void {
  let timer: ReturnType<typeof setInterval> | undefined;

  function showNext(): void {
    const phrases = [...list.children] as HTMLElement[];
    const index = phrases.findIndex(({ dataset }) => dataset.current === '');
    delete phrases[index]?.dataset.current;
    const nextPhrase = phrases[(index + 1) % phrases.length];
    if (nextPhrase) nextPhrase.dataset.current = '';
  }

  function restart(): void {
    clearInterval(timer);
    if (!isPaused()) timer = setInterval(showNext, timings.phrase);
  }

  restart();
  onMotionChange(restart);
}

import { firstInteraction } from './first-interaction.ts';
import type { hydrate } from './hydrate.tsx';

type Hydrated = { Island: Parameters<typeof hydrate>[1] };

const islands = import.meta.glob<Hydrated>('../sections/*/island.tsx');

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Each island of the page starts once: when it is in view, from the visitor's first sign on also within a screen of the
 * window, or at the first touch, key or focus on it. React is fetched then and not before.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) waitFor(island);
}

function waitFor(island: HTMLElement): void {
  const waiting = new AbortController();
  const { signal } = waiting;

  function start(): void {
    if (signal.aborted) return;
    waiting.abort();
    void run(island);
  }

  function startWithin(rootMargin: string): void {
    const startWhenSeen = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && start();
    const observer = new IntersectionObserver(startWhenSeen, { rootMargin });
    observer.observe(island);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  for (const type of interactions) island.addEventListener(type, start, { signal });
  startWithin('0px');
  firstInteraction.then(() => startWithin('100% 0px'));
}

/** A button that is pressed before React has come is pressed again. */
async function run(island: HTMLElement): Promise<void> {
  const component = islands[`../sections/${island.dataset.island}/island.tsx`];
  if (!component) return;
  let pressed: HTMLElement | null = null;
  const rememberPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]');
  };
  island.addEventListener('click', rememberPress);
  try {
    const [{ hydrate }, { Island }] = await Promise.all([import('./hydrate.tsx'), component()]);
    await hydrate(island, Island);
    island.dataset.started = '';
    (pressed as HTMLElement | null)?.click();
  } catch {
    // Without it the page reads as without scripts.
    document.documentElement.dataset.failed = '';
  }
  island.removeEventListener('click', rememberPress);
}

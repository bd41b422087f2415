import type { hydrate } from './hydrate.tsx';

type Hydrated = { Island: Parameters<typeof hydrate>[1] };

const islands = import.meta.glob<Hydrated>('../sections/*/island.tsx');

/**
 * Each island of the page starts once: when it comes within a screen of the window, or at the first touch, key or
 * focus on it. React is fetched then and not before. A button that was pressed meanwhile is pressed again.
 */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) waitFor(island);
}

const uses = ['pointerdown', 'keydown', 'focusin'] as const;

function waitFor(island: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: '100% 0px' },
  );
  const listening = new AbortController();
  let pressed: HTMLElement | null = null;
  const keepPress = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]');
  };

  async function start(): Promise<void> {
    observer.disconnect();
    listening.abort();
    const component = islands[`../sections/${island.dataset.island}/island.tsx`];
    if (!component) return;
    island.addEventListener('click', keepPress);
    try {
      const [{ hydrate }, { Island }] = await Promise.all([import('./hydrate.tsx'), component()]);
      await hydrate(island, Island);
      island.dataset.started = '';
      pressed?.click();
    } catch {
      // Without it the page reads as without scripts.
      document.documentElement.dataset.failed = '';
    }
    island.removeEventListener('click', keepPress);
  }

  for (const type of uses) island.addEventListener(type, start, { signal: listening.signal });
  observer.observe(island);
}

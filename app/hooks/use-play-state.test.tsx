// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** A moving part of a page that was just loaded, with the page's own motion switch; says what it does. */
async function openPage() {
  vi.resetModules();
  const { useMotion } = await import('./motion.ts');
  const { usePlayState } = await import('./use-play-state.ts');
  function Page() {
    const play = usePlayState();
    return (
      <>
        <button type="button" onClick={useMotion().toggle}>
          switch
        </button>
        <section aria-label="part" {...play.part}>
          <button type="button" {...play.button}>
            own
          </button>
          <a href="/elsewhere">more</a>
        </section>
        <output>{`${play.running ? 'runs' : 'is stopped'}, ${play.moving ? 'moves' : 'stands'}`}</output>
      </>
    );
  }
  render(<Page />);
}

const part = () => screen.getByRole('region');
const own = () => screen.getByText('own');
const link = () => screen.getByRole('link');
const steps = {
  'the mouse comes': () => fireEvent.pointerEnter(part(), { pointerType: 'mouse' }),
  'a finger comes': () => fireEvent.pointerEnter(part(), { pointerType: 'touch' }),
  'the pointer leaves': () => fireEvent.pointerLeave(part()),
  'the focus comes': () => act(() => link().focus()),
  'the focus leaves': () => act(() => (document.activeElement as HTMLElement).blur()),
  'the focus comes to its button': () => act(() => own().focus()),
  'its button': () => fireEvent.click(own()),
  'the switch': () => fireEvent.click(screen.getByText('switch')),
};

test.each<[state: string, ...after: (keyof typeof steps)[]]>([
  ['runs, stands', 'the mouse comes'],
  ['runs, moves', 'the mouse comes', 'the pointer leaves'],
  ['runs, moves', 'a finger comes'],
  ['is stopped, stands', 'the focus comes', 'the focus leaves'],
  ['is stopped, stands', 'the focus comes', 'its button', 'its button'],
  ['is stopped, stands', 'the focus comes to its button', 'its button'],
  ['runs, moves', 'the switch', 'the switch'],
  ['is stopped, stands', 'its button', 'the switch', 'the switch'],
  ['runs, moves', 'the switch', 'its button'],
  ['is stopped, stands', 'its button', 'its button', 'the switch'],
])('a moving part %s after: %s %s %s', async (state, ...after) => {
  await openPage();

  for (const step of after) steps[step]();

  expect(screen.getByRole('status').textContent).toBe(state);
});

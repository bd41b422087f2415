// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadPage } from '#app/content/load.server.ts';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { setWindow } from '#app/testing/set-window.ts';
import { HomeHero } from './home-hero.tsx';

const drawing = { src: '/drawn.svg', width: 600, height: 400 };
const { hero } = loadPage('en', { path: '/', kind: 'home' });

function renderHero() {
  return renderInShell(<HomeHero hero={{ ...hero, image: { ...drawing, alt: 'Drawn' } }} terrain={drawing} />);
}

test('the seven phrases of the requirements come round, one each 2500 ms', () => {
  vi.useFakeTimers();
  renderHero();

  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const shown = [...document.querySelectorAll('[data-current]')].map((phrase) => phrase.textContent);
    expect(shown).toHaveLength(1);
    seen.push(...shown.map(String));
    act(() => vi.advanceTimersByTime(2500));
  }

  expect(seen).toEqual([
    'Cybersecurity Solutions',
    'ERP - SAP, Oracle, Salesforce Services',
    'Digital Transformation Services',
    'AI-Powered Solutions',
    'Web Development Solutions',
    'Native Mobile Solutions',
    'Cloud Solutions',
    'Cybersecurity Solutions',
  ]);
});

test('a screen reader gets all phrases as a list and none that changes', () => {
  renderHero();

  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(7);
  expect(document.querySelector('[data-current]')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('Explore Solutions scrolls down smoothly by one view', () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  setWindow({ height: 700 });
  renderHero();

  fireEvent.click(screen.getByRole('link', { name: 'Explore Solutions' }));

  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 700 });
  expect(document.documentElement.dataset.scroll).toBe('smooth');
});

test('Explore Solutions takes the focus along, to the first heading that is in view then', () => {
  vi.stubGlobal('scrollBy', vi.fn());
  setWindow({ height: 700 });
  renderInShell(
    <>
      <HomeHero hero={{ ...hero, image: { ...drawing, alt: 'Drawn' } }} terrain={drawing} />
      {[650, 900, 1500].map((top) => (
        <h2 key={top} ref={(heading) => placeAt(heading, top)}>
          At {top}
        </h2>
      ))}
    </>,
  );

  fireEvent.click(screen.getByRole('link', { name: 'Explore Solutions' }));

  expect(document.activeElement?.textContent).toBe('At 900');
});

function placeAt(heading: HTMLElement | null, top: number): void {
  if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
}

test('Contact Us leads to the contact page', () => {
  renderHero();

  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us');
});

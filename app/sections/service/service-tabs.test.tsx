// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderInShell, routerInShell } from '#app/testing/render-in-shell.tsx';
import { setWindow } from '#app/testing/set-window.ts';
import { ServiceTabs } from './service-tabs.tsx';

const image = { src: '/drawn.svg', width: 600, height: 400, alt: 'Drawn' };
const facts = { deliverable: 'A report', duration: 'A week', needs: 'A contact' };

function tab(label: string) {
  return { label, title: `${label} in full`, description: 'Said.', features: ['a', 'b', 'c', 'd'], facts, image };
}

const tabs = {
  sectionTitle: 'What we do',
  sectionDescription: 'In three parts.',
  tabContent: { plan: tab('Plan'), build: tab('Build'), run: tab('Run') },
};

function renderTabs(width: number) {
  setWindow({ width });
  return renderInShell(<ServiceTabs tabs={tabs} />, '/sap');
}

function selected() {
  return screen.getAllByRole('tab', { selected: true }).map((element) => element.textContent);
}

function shown() {
  return [...document.querySelectorAll('.tab-slide[data-current]')].map((slide) => slide.id);
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('on a wide screen the first tab is selected at first and its panel is named by it', () => {
  renderTabs(1024);

  expect(selected()).toEqual(['Plan']);
  expect(shown()).toEqual(['panel-plan']);
  expect(screen.getByRole('tabpanel', { name: 'Plan' }).id).toBe('panel-plan');
  expect(screen.getByRole('tab', { name: 'Plan' }).getAttribute('aria-controls')).toBe('panel-plan');
});

test('a click shows the panel of its tab', () => {
  renderTabs(1024);

  fireEvent.click(screen.getByRole('tab', { name: 'Run' }));

  expect(selected()).toEqual(['Run']);
  expect(shown()).toEqual(['panel-run']);
});

test('arrows, Home and End move selection and focus, and round', () => {
  renderTabs(1024);
  act(() => screen.getByRole('tab', { name: 'Plan' }).focus());

  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key);
    expect(document.activeElement?.textContent).toBe(selected()[0]);
    return selected()[0];
  });

  expect(seen).toEqual(['Build', 'Run', 'Plan', 'Run', 'Plan', 'Run']);
});

test('only the selected tab is a stop of the Tab key', () => {
  renderTabs(1024);

  fireEvent.click(screen.getByRole('tab', { name: 'Build' }));

  expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
});

test('on a narrow screen the panels are slides with a copy at each end, all but the current one out of reach', () => {
  const { container } = renderTabs(767);

  const slides = [...container.querySelectorAll<HTMLElement>('.tab-slide')];
  expect(slides.map((slide) => within(slide).getByText(/ in full$/).textContent)).toEqual([
    'Run in full',
    'Plan in full',
    'Build in full',
    'Run in full',
    'Plan in full',
  ]);
  expect(slides.map((slide) => slide.inert)).toEqual([true, false, true, true, true]);
  expect(slides[1]?.getAttribute('aria-roledescription')).toBe('slide');
  expect(new Set(slides.map((slide) => slide.id)).size).toBe(4);
});

test('the controls name the slide that is shown, and a press of one ends the autoplay', () => {
  const { container, shell } = renderTabs(400);
  const words = shell.site.carousel;
  const controls = container.querySelector<HTMLElement>('.carousel-controls');
  if (!controls) throw new Error('The carousel has no controls.');
  expect(controls.textContent).toContain('Plan');
  expect(controls.textContent).toContain('1 of 3');
  expect(within(controls).getByLabelText(words.pause)).toBeTruthy();

  fireEvent.click(within(controls).getByLabelText(words.next));

  expect(within(controls).getByLabelText(words.play)).toBeTruthy();
  expect(within(controls).getAllByLabelText(/^Show \d: /)).toHaveLength(3);
});

test.each(['pointerDown', 'wheel', 'focus'] as const)('a %s on the slides ends the autoplay', (happens) => {
  const { container, shell } = renderTabs(400);
  const track = container.querySelector('.tab-track');
  if (!track) throw new Error('The carousel has no track.');

  fireEvent[happens](track);

  expect(screen.getByLabelText(shell.site.carousel.play)).toBeTruthy();
});

test('on a narrow screen one region, called a carousel, holds controls and slides', () => {
  const { shell } = renderTabs(400);
  const region = screen.getByRole('region', { name: tabs.sectionTitle });

  expect(region.getAttribute('aria-roledescription')).toBe(shell.site.carousel.label);
  expect(within(region).getByLabelText(shell.site.carousel.next)).toBeTruthy();
  expect(within(region).getByLabelText(shell.site.carousel.pause)).toBeTruthy();
  expect(within(region).getByRole('group', { name: 'Plan' })).toBeTruthy();
  expect(within(region).getByRole('region', { name: 'Plan' }).className).toBe('tab-track');
});

test('on a narrow screen the focus on a control ends the autoplay, on its stop button it holds it', () => {
  const { container, shell } = renderTabs(400);
  const words = shell.site.carousel;
  const label = container.querySelector('.carousel-controls [aria-live]');
  expect(label?.getAttribute('aria-live')).toBe('off');

  act(() => screen.getByLabelText(words.pause).focus());
  expect(screen.getByLabelText(words.pause)).toBeTruthy();
  expect(label?.getAttribute('aria-live')).toBe('polite');

  act(() => screen.getByLabelText(words.previous).focus());
  expect(screen.getByLabelText(words.play)).toBeTruthy();
});

test('a window that is made narrow gives the focus of a tab to the slides', () => {
  const { container } = renderTabs(400);
  act(() => setWindow({ width: 1024 }));
  act(() => screen.getByRole('tab', { name: 'Plan' }).focus());

  act(() => setWindow({ width: 767 }));
  expect(document.activeElement).toBe(container.querySelector('.tab-track'));
});

test('until the page reacts there are neither tabs with their panels nor slides, and the panels are no stops of the Tab key', () => {
  const { container } = renderTabs(1024);
  expect(container.querySelectorAll('.tab-slide[role="tabpanel"][tabindex="0"]')).toHaveLength(3);

  const finished = document.createElement('div');
  finished.innerHTML = renderToString(<RouterProvider router={routerInShell(<ServiceTabs tabs={tabs} />).router} />);

  expect(finished.querySelectorAll('.tab-slide')).toHaveLength(3);
  expect(
    finished.querySelectorAll(
      ':is(.tabs, .tab-bar, .tab-track, .tab-slide, .tab):is([role], [aria-label], [aria-selected]), .tab-slide[tabindex]',
    ),
  ).toHaveLength(0);
});

test('a window that is made wide again has tabs without copies', () => {
  const { container } = renderTabs(400);

  act(() => setWindow({ width: 900 }));

  expect(container.querySelectorAll('.tab-slide')).toHaveLength(3);
  expect(screen.getAllByRole('tabpanel').length).toBeGreaterThan(0);
});

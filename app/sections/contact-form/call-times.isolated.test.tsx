// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { Times } from './call-times.tsx';

document.documentElement.lang = 'en';

const site = siteUnderTest();
const { call: words } = contentOf(site, 'en', site.fixedPaths().contact, 'contact-form');
const times = ['2026-12-01T13:00Z', '2026-12-01T13:30Z', '2026-12-03T13:00Z'].map((time) =>
  new Date(time).toISOString(),
);

const chosen = (form: HTMLElement) => new FormData(form as HTMLFormElement).get('time');
const radios = () => screen.getAllByRole('radio');

test('first a day with the number of its free times, then these; the first is chosen until another is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: site.company().timeZone, times }));
  const { container } = render(
    <form>
      <Times words={words} error={undefined} />
    </form>,
  );
  const form = container.firstElementChild as HTMLElement;
  const days = screen.getByRole('radiogroup', { name: words.title });
  const first = await within(days).findByRole('radio', { name: /^Tue, Dec 1.*2/ });
  expect([radios().length, chosen(form)]).toEqual([3, null]);

  fireEvent.click(first);
  const hours = screen.getByRole('group', { name: 'Tuesday, December 1' });
  expect([within(hours).getAllByRole('radio').length, chosen(form)]).toEqual([2, times[0]]);
  fireEvent.click(within(hours).getAllByRole('radio')[1] as HTMLElement);
  expect(chosen(form)).toBe(times[1]);
  fireEvent.click(within(days).getByRole('radio', { name: /^Thu, Dec 3.*1/ }));
  expect(chosen(form)).toBe(times[2]);
  fireEvent.reset(form);
  expect([radios().length, chosen(form)]).toEqual([3, null]);
});

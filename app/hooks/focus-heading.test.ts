// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { focusHeading } from './focus-heading.ts';

/** A page's part in HTML; gives it. */
function partOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('the first heading of a part gets the focus and is no stop of the Tab key', () => {
  const part = partOf('<section><p>Tag</p><h2>Services</h2><h3>One</h3></section>');

  focusHeading(part);

  expect(document.activeElement?.textContent).toBe('Services');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('a part without a heading gets the focus itself', () => {
  const part = partOf('<p>Words</p>');

  focusHeading(part);

  expect(document.activeElement).toBe(part);
});

test('a control stays a stop of the Tab key', () => {
  const part = partOf('<input>');

  focusHeading(part);

  expect(document.activeElement).toBe(part);
  expect(part.hasAttribute('tabindex')).toBe(false);
});

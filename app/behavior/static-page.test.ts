// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepStaticPage, staticPage } from './static-page.ts';

test('the main part is kept as it was when the page was loaded', () => {
  document.body.innerHTML = '<main id="content"><h1>Sent</h1></main>';
  keepStaticPage();
  document.body.innerHTML = '<main id="content">changed</main>';

  expect(staticPage()).toBe('<h1>Sent</h1>');
});

test('a page without a main part keeps nothing', () => {
  document.body.innerHTML = '';
  keepStaticPage();

  expect(staticPage()).toBe('');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepStaticPage, showStaticPage, staticCss } from './static-page.ts';

test('the main part is shown again as it was when the page was loaded', () => {
  document.body.innerHTML = '<main id="content"><h1>Sent</h1></main>';
  keepStaticPage();
  document.body.innerHTML = '<main id="content">changed</main>';
  const target = document.createElement('main');

  showStaticPage(target);
  showStaticPage(target);

  expect(target.innerHTML).toBe('<h1>Sent</h1>');
});

test('the style sheet of the loaded page is kept', () => {
  document.head.innerHTML = '<style>h1{color:red}</style>';
  keepStaticPage();
  document.head.innerHTML = '';

  expect(staticCss()).toBe('h1{color:red}');
});

test('a page without a main part or a style sheet leaves the target as it is', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  keepStaticPage();
  const target = document.createElement('main');
  target.textContent = 'here';

  showStaticPage(target);

  expect(target.textContent).toBe('here');
  expect(staticCss()).toBe('');
});

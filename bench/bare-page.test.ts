import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

test('the bare page says the words of main once and nothing else', () => {
  const main = '<main><h1><i>See</i> &lt;all&gt;</h1><ul><li><p>A &amp; <b>B</b></p></li><li>C</li></ul></main>';

  expect(barePage(`<p>Menu</p>${main}`)).toContain('<body><h1>See &lt;all></h1><p>A &amp; B</p><p>C</p></body>');
});

import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { headingFaults } from './headings.ts';

const faultsOf = (html: string) => headingFaults(parseDocument(html));

test('one h1 and levels in order are right, whatever stands inside them', () => {
  const html = '<h1 class="a">The month <em>closes</em></h1><h2>Tabs</h2><h3 id="x">One</h3><h2>Next</h2>';

  expect(faultsOf(html)).toEqual([]);
});

test('no h1 and two of them are faults', () => {
  expect(faultsOf('<h2>a</h2>')).toEqual([expect.stringContaining('has 0 headings of the first level')]);
  expect(faultsOf('<h1>a</h1><h1>b</h1>')).toEqual([expect.stringContaining('has 2 headings')]);
});

test('a level left out is told with the text of its heading', () => {
  expect(faultsOf('<h1>a</h1><h2>b</h2><h4>c <b>d</b></h4>')).toEqual(['h4 “c d” follows an h2: make it an h3.']);
});

test('an empty heading is a fault', () => {
  expect(faultsOf('<h1>a</h1><h2><span> </span></h2>')).toEqual(['has an empty h2: write it or take it out.']);
});

test('what only looks like a heading in scripts, templates and comments does not count', () => {
  const html = '<h1>a</h1><script>"<h1>b</h1>"</script><template><h4>c</h4></template><!-- <h1>d</h1> -->';

  expect(faultsOf(html)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of these every change below is a reason for browsers to look for their styles anew. */
const wide = /(\bhtml|\bbody|\bmain|:root|\.page-hero)(:[a-z-]+(\([^()]*\))?|\[[^\]]*\])*(:is\([^{]*)?:has\([^{]*/g;

test.each(globSync('app/**/*.css'))('%s asks nothing large what it holds', (file) => {
  expect(readFileSync(file, 'utf8').match(wide)).toBeNull();
});

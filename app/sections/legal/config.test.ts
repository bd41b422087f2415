import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import legal from './config.ts';

function textOf(address: string, env: NodeJS.ProcessEnv): string {
  const built = siteUnderTest({ env });
  const { locale, path } = built.splitLocale(address);
  return JSON.stringify(viewOf(legal, contentOf(built, locale, path, 'legal'), siteReader(built, locale, path)));
}

test.each([
  ['/privacy', 'VISITS', '', /We count no visits/, /counts how often each page is opened/],
  ['/privacy', 'VISITS', 'on', /counts how often each page is opened/, /We count no visits/],
  ['/es/privacy', 'SOURCES', 'off', /no tienen qué apagar/, /El sitio que lo trajo|empezó su visita/],
  ['/es/privacy', 'SOURCES', '', /El sitio que lo trajo al formulario/, /qué apagar|empezó su visita/],
  ['/es/privacy', 'SOURCES', 'tab', /lo guarda hasta que usted cierra la pestaña/, /trajo al formulario/],
])('%s tells what this build does with %s=%s', (path, setting, value, said, unsaid) => {
  const text = textOf(path, { [setting]: value });

  expect(text).toMatch(said);
  expect(text).not.toMatch(unsaid);
});

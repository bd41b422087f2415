import { expect, test, vi } from 'vitest';
import { legalData } from './legal-data.server.ts';

function textOf(path: string): string {
  return JSON.stringify(legalData(new URL(path, 'http://site.test')).page);
}

test.each([
  ['/privacy', 'We count no visits', 'counts how often each page is opened'],
  ['/es/privacy', 'No contamos visitas', 'cuenta cuántas veces se abre cada página'],
])('%s tells of visits what this build does', (path, without, counted) => {
  vi.stubEnv('VISITS', '');
  expect(textOf(path)).toContain(without);
  expect(textOf(path)).not.toContain(counted);
  vi.stubEnv('VISITS', 'on');
  expect(textOf(path)).toContain(counted);
  expect(textOf(path)).not.toContain(without);
});

import { expect, test, vi } from 'vitest';
import { currentSite } from './site.server.ts';

test('a build reads the site once, development each time', () => {
  expect(currentSite()).not.toBe(currentSite());

  vi.stubEnv('NODE_ENV', 'production');

  expect(currentSite()).toBe(currentSite());
});

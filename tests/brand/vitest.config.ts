import { defineConfig } from 'vitest/config';

/** Builds and checks the whole site once more, with another brand: about a minute and a half. */
export default defineConfig({
  test: { include: ['tests/brand/another-brand.built.ts'], hookTimeout: 600_000, testTimeout: 300_000 },
});

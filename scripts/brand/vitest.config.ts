import { defineConfig } from 'vitest/config';

/** Builds the whole site once more, with another brand: about a minute. */
export default defineConfig({
  test: { include: ['scripts/brand/another-brand.built.ts'], hookTimeout: 600_000 },
});

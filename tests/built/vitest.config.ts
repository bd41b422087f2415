import { defineConfig } from 'vitest/config';

/** Checks of what a build made for machines: they read `build/client`, so a build goes before. */
export default defineConfig({
  test: { include: ['tests/built/**/*.built.ts'] },
});

import { defineConfig } from 'vitest/config';

/**
 * Tests of the built site, in other browsers and against real processes: each command takes one folder by `--dir`.
 * Chaos tests use ports, memory and the clock, so theirs runs one file at a time.
 */
export default defineConfig({
  test: {
    include: ['**/*.{built,browser,chaos}.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

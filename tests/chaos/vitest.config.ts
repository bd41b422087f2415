import { defineConfig } from 'vitest/config';

/** Slow tests against real processes: faults, hostile clients, load. They use ports, memory and the clock, so one file at a time. */
export default defineConfig({
  test: {
    include: ['tests/chaos/**/*.chaos.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});

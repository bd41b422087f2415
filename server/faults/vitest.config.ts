import { defineConfig } from 'vitest/config';

/** Slow tests against real processes: faults, abuse, load. They use ports, memory and the clock, so one file at a time. */
export default defineConfig({
  test: {
    include: ['{scripts,server,tools}/**/*.faults.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

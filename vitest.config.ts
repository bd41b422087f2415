import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,illustrations,scripts,server,shared}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});

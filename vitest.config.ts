import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // As the server's threads have it: transformations make much garbage.
    execArgv: ['--max-semi-space-size=64'],
  },
});

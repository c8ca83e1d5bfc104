import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Limits for what hangs, not for what is slow: machines are shared.
    testTimeout: 300_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // All cores: much of a test's time is spent in Octave, which runs beside it.
    maxWorkers: '100%',
    // As the server's threads have it: transformations make much garbage.
    execArgv: ['--max-semi-space-size=64'],
  },
});

import { defineConfig } from 'vitest/config';

/** The tests of `npm run test:library`: they take too long for the ordinary tests. */
export default defineConfig({
  test: {
    include: ['test/library/whole-library.ts', 'test/library/derived-library.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, though they are short: by size, as the first run orders files, they would come last. */
const longest = /\/(programs-|random-programs-|preserves-meaning|mutations|image)[^/]*$/;

/** The longest files first, so that no core has nothing to do in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((it) => !isLong(it))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Limits for what hangs, not for what is slow: machines are shared.
    testTimeout: 300_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores: servers, queues and commands that are tested spend much of their time waiting.
    maxWorkers: availableParallelism() + 1,
    // Files share processes, which stay warm, as in the server: what SaxonJS does the first time takes ten times as long.
    isolate: false,
    // As the server's threads have it: transformations make much garbage.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
  },
});

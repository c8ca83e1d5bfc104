import { expect, it } from 'vitest';
import { benchGradients } from '../../src/bench/bench-gradients.js';
import { grownRatios, readRecordedRatios } from '../../src/bench/recorded-ratios.js';

/** Other programs of the machine may disturb one measurement, but hardly all. */
const repetitions = 3;

it(
  'gradients that are told shapes are right, and do not get slower than recorded',
  { timeout: 900_000 },
  async () => {
    const recorded = readRecordedRatios();
    let grown: readonly string[] | undefined;
    for (let k = 0; k < repetitions && grown?.length !== 0; k++) {
      const results = await benchGradients();
      expect(results.filter(({ deviation }) => !(deviation < 1e-8))).toEqual([]);
      const now = grownRatios(results, recorded);
      grown = grown?.filter((ratio) => now.includes(ratio)) ?? now;
    }
    expect(grown).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { gradientPrograms } from '../../src/bench/gradient-programs.js';
import { grownRatios, readRecordedRatios } from '../../src/bench/recorded-ratios.js';

const ratio = (n: number, told: number): Parameters<typeof grownRatios>[0][number] => {
  return { name: 'f', sizes: `n = ${n}`, told };
};

describe('the recorded ratios of gradients', () => {
  it('are those of the programs that are timed', () => {
    const timed = gradientPrograms.flatMap(({ name, sizes }) => sizes.map((it) => `${name}, ${it}`));
    expect(Object.keys(readRecordedRatios())).toEqual(timed);
  });

  it('may grow by a tenth in the geometric mean', () => {
    expect(grownRatios([ratio(1, 2), ratio(2, 3.2)], { 'f, n = 1': 2, 'f, n = 2': 2.7 })).toEqual([]);
    expect(grownRatios([ratio(1, 2), ratio(2, 3.2)], { 'f, n = 1': 2, 'f, n = 2': 2.6 })).toEqual([
      'geometric mean',
    ]);
  });

  it('may grow by a half each', () => {
    expect(grownRatios([ratio(1, 2), ratio(2, 2.9)], { 'f, n = 1': 9, 'f, n = 2': 2 })).toEqual([]);
    expect(grownRatios([ratio(1, 2), ratio(2, 3.1)], { 'f, n = 1': 9, 'f, n = 2': 2 })).toEqual(['f, n = 2']);
  });

  it('may not be missing, nor be no numbers', () => {
    expect(grownRatios([ratio(1, 2)], { 'f, n = 1': 2, 'f, n = 2': 2 })).toEqual(['f, n = 2']);
    expect(grownRatios([ratio(1, 2), ratio(2, 2)], { 'f, n = 1': 2 })).toEqual(['f, n = 2']);
    expect(grownRatios([ratio(1, NaN)], { 'f, n = 1': 2 })).toEqual(['f, n = 1', 'geometric mean']);
  });
});

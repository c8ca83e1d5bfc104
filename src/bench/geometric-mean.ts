/** The n-th root of the product of n positive numbers. */
export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, it) => sum + Math.log(it), 0) / numbers.length);
}

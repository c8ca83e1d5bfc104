import { isRecord } from '../base/is-record.js';

/**
 * How far an output is from the one that is expected, relative to the greatest number of each array of it; infinite where
 * there is another structure, or something that is no number.
 */
export function deviation(output: unknown, expected: unknown): number {
  if (isRecord(expected)) {
    const names = Object.keys(expected);
    if (!isRecord(output) || Object.keys(output).sort().join() !== [...names].sort().join()) return Infinity;
    return Math.max(0, ...names.map((name) => deviation(output[name], expected[name])));
  }
  if (shapeOf(output) !== shapeOf(expected)) return Infinity;
  const [found, wanted] = [elementsOf(output), elementsOf(expected)];
  const scale = Math.max(...wanted.map((it) => Math.abs(Number(it))));
  return Math.max(
    0,
    ...wanted.map((it, index) => {
      const difference = Math.abs(Number(found[index]) - Number(it));
      return typeof found[index] !== 'number' || Number.isNaN(difference)
        ? Infinity
        : difference === 0
          ? 0
          : difference / scale;
    }),
  );
}

/** The lengths of the lists in a value. */
function shapeOf(value: unknown): string {
  return Array.isArray(value) ? `[${(value as unknown[]).map(shapeOf).join()}]` : '';
}

function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]).flatMap(elementsOf) : [value];
}

import type { OutputKind } from './evals.js';
import type { NumberArray, NumberFile } from './number-file.js';

/** The value at a path in JSON, as its kind says. */
export function jsonOutput(kind: OutputKind, content: NumberFile, path: string): unknown {
  if (typeof kind === 'object') {
    return Object.fromEntries(
      Object.entries(kind).map(([field, it]) => [field, jsonOutput(it, content, `${path}.${field}`)]),
    );
  }
  const numbers = content.get(path);
  if (numbers === undefined) throw new Error(`${path}: the function does not give it`);
  if (kind === 'number') return numbers.elements[0];
  return kind === 'list' ? numbers.elements : rowsOf(numbers);
}

function rowsOf({ sizes: [rows = 0, columns = 0], elements }: NumberArray): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => elements[column * rows + row] ?? NaN),
  );
}

import { readFileSync, writeFileSync } from 'node:fs';
import { isRecord } from '../base/is-record.js';

/** An array of any number of dimensions, with its elements in the order of Octave: column by column. */
export interface NumberArray {
  readonly sizes: readonly number[];
  readonly elements: readonly number[];
}

/** Arrays by their paths: `value`, `value.model.points`. */
export type NumberFile = ReadonlyMap<string, NumberArray>;

/** Writes what `read_numbers.m` reads: paths and sizes in the file, all numbers as doubles in another. */
export function writeNumberFile(file: string, content: NumberFile): void {
  const lines = [...content].map(([path, { sizes }]) => [path, ...sizes].join(' '));
  writeFileSync(file, `${lines.join('\n')}\n`);
  const elements = [...content.values()].flatMap((it) => it.elements);
  writeFileSync(`${file}.doubles`, new Uint8Array(Float64Array.from(elements).buffer));
}

/** Reads what `write_numbers.m` writes. */
export function readNumberFile(file: string): NumberFile {
  const bytes = readFileSync(`${file}.doubles`);
  const all = [...new Float64Array(Uint8Array.from(bytes).buffer)];
  const content = new Map<string, NumberArray>();
  let read = 0;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [path = '', ...words] = line.split(' ');
    const sizes = words.map(Number);
    const count = sizes.reduce((product, size) => product * size, 1);
    content.set(path, { sizes, elements: all.slice(read, read + count) });
    read += count;
  }
  return content;
}

/**
 * The numbers of a JSON value: lists are columns, lists of lists matrices, and a list of matrices has them as pages. Text is left
 * out: no function asks for it.
 */
export function numbersOf(value: unknown, path = 'value'): NumberFile {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return new Map([[path, { sizes: [1, 1], elements: [Number(value)] }]]);
  }
  if (Array.isArray(value)) {
    const array = arrayOf(value as unknown[], path);
    return new Map(array === undefined ? [] : [[path, array]]);
  }
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, it]) => {
      if (!/^[a-z]\w*$/i.test(name)) throw new Error(`${path}.${name}: no name of a field`);
      return [...numbersOf(it, `${path}.${name}`)];
    }),
  );
}

function arrayOf(value: readonly unknown[], path: string): NumberArray | undefined {
  if (value.some((it) => typeof it === 'string')) return undefined;
  const depth = value.length === 0 ? 0 : depthOf(value);
  if (depth === 0) return { sizes: [0, 0], elements: [] };
  const pages = (depth === 3 ? value : [depth === 1 ? value.map((it) => [it]) : value]) as unknown[][][];
  const rows = pages[0]?.length ?? 0;
  const columns = pages[0]?.[0]?.length ?? 0;
  const elements: number[] = [];
  for (const page of pages) {
    if (page.length !== rows || page.some((row) => row.length !== columns)) {
      throw new Error(`${path}: its lists are not all of one length`);
    }
    for (let column = 0; column < columns; column++) {
      for (const row of page) elements.push(numberAt(row[column], path));
    }
  }
  return { sizes: depth === 3 ? [rows, columns, pages.length] : [rows, columns], elements };
}

function numberAt(value: unknown, path: string): number {
  if (typeof value !== 'number') throw new Error(`${path}: not all of it is numbers`);
  return value;
}

/** How many lists are around the first element. */
function depthOf(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return value.length === 0 ? 1 : 1 + depthOf(value[0]);
}

import { Dimension } from './dimension.js';

/**
 * The shape of a value as far as it is known: rows and columns of what has just these two dimensions, or a name. Two
 * values whose shapes have the same key have the same size at run time, whatever it is.
 */
export type Shape = Matrix | Named;

interface Matrix {
  readonly kind: 'matrix';
  readonly rows: Dimension;
  readonly columns: Dimension;
  readonly key: string;
}

interface Named {
  readonly kind: 'named';
  readonly key: string;
  /** For a broadcast shape: the keys of the shapes that it comes from. */
  readonly parts: readonly string[];
  /** The first two sizes, where they are known of what may have more dimensions: each of its pages has them. */
  readonly page?: Page;
}

interface Page {
  readonly rows: Dimension;
  readonly columns: Dimension;
}

export function matrixShape(rows: Dimension, columns: Dimension): Shape {
  return { kind: 'matrix', rows, columns, key: `[${rows.key} x ${columns.key}]` };
}

export function namedShape(key: string): Shape {
  return { kind: 'named', key, parts: [key] };
}

/** The shape of what has pages of known sizes; `key` stands for the others. */
export function pagedShape(key: string, page: Page): Shape {
  const own = `${key}[${page.rows.key} x ${page.columns.key} x ..]`;
  return { kind: 'named', key: own, parts: [own], page };
}

export const scalarShape: Shape = matrixShape(Dimension.one, Dimension.one);

export function sameShape(one: Shape, other: Shape): boolean {
  return one.key === other.key;
}

/** The shape of what has one of two shapes: matrices keep the dimension that they share. `name` stands for this place only. */
export function joinShapes(one: Shape, other: Shape, name: string): Shape {
  if (sameShape(one, other)) return one;
  const [page, otherPage] = [one, other].map(pageOf);
  if (page === undefined || otherPage === undefined) return namedShape(name);
  const rows = page.rows.joined(otherPage.rows, `${name}.rows`);
  const columns = page.columns.joined(otherPage.columns, `${name}.columns`);
  const areMatrices = one.kind === 'matrix' && other.kind === 'matrix';
  return areMatrices ? matrixShape(rows, columns) : pagedShape(name, { rows, columns });
}

/** The first two sizes, where they are known. */
export function pageOf(it: Shape): Page | undefined {
  return it.kind === 'matrix' ? it : it.page;
}

export function isScalar(it: Shape): boolean {
  return it.kind === 'matrix' && it.rows.isOne && it.columns.isOne;
}

/** Whether it has just one row or just one column. */
export function isVector(it: Shape): boolean {
  return it.kind === 'matrix' && (it.rows.isOne || it.columns.isOne);
}

/** Whether it has more than one row or more than one column for certain. */
export function isLong(it: Shape): boolean {
  return it.kind === 'matrix' && [it.rows, it.columns].some(isSeveral);
}

/** Whether it has more than one row and more than one column for certain. */
export function isWide(it: Shape): boolean {
  return it.kind === 'matrix' && [it.rows, it.columns].every(isSeveral);
}

/** Whether it is more than one for certain. */
export function isSeveral(size: Dimension): boolean {
  return size.minus(Dimension.of(2)).isNonNegative;
}

export function rowsOf(it: Shape): Dimension {
  return pageOf(it)?.rows ?? Dimension.atom(`#rows(${it.key})`);
}

/** The size of the second dimension. */
export function columnsOf(it: Shape): Dimension {
  return pageOf(it)?.columns ?? Dimension.atom(`#columns(${it.key})`);
}

export function countOf(it: Shape): Dimension {
  const product = it.kind === 'matrix' ? it.rows.product(it.columns) : undefined;
  return product ?? Dimension.atom(`#count(${it.key})`);
}

/** The length of a vector, by the dimension that is not one; the largest size of anything else. */
export function lengthOf(it: Shape): Dimension {
  if (it.kind === 'matrix' && it.rows.isOne) return it.columns;
  if (it.kind === 'matrix' && it.columns.isOne) return it.rows;
  return Dimension.atom(`#length(${it.key})`);
}

/** The name of the product of all sizes behind the first two, which is one of matrices only. */
export function pagesOf(it: Shape): string {
  return `#size3.2(${it.key})`;
}

/** The sizes that have names where a shape has but a name. */
export const sizesOfNamed: readonly ((it: Shape) => Dimension)[] = [countOf, rowsOf, columnsOf, lengthOf];

export function transposed(it: Shape): Shape {
  if (it.kind === 'matrix') return matrixShape(it.columns, it.rows);
  const inner = /^t\((.*)\)$/.exec(it.key)?.[1];
  return namedShape(inner ?? `t(${it.key})`);
}

/** The size that sizes have together when they are broadcast: it depends on nothing but them. */
export function broadcast(shapes: readonly Shape[]): Shape {
  const parts = new Map<string, Shape>();
  for (const it of shapes) {
    if (isScalar(it)) continue;
    if (it.kind === 'named') for (const key of it.parts) parts.set(key, it);
    else parts.set(it.key, it);
  }
  const all = [...parts.values()];
  const [first] = all;
  if (first === undefined) return scalarShape;
  if (parts.size === 1) return first;
  if (all.every((it) => it.kind === 'matrix')) {
    return matrixShape(
      broadcastDimensions(all.map((it) => it.rows)),
      broadcastDimensions(all.map((it) => it.columns)),
    );
  }
  const keys = [...parts.keys()].sort();
  return { kind: 'named', key: `b{${keys.join(' , ')}}`, parts: keys };
}

function broadcastDimensions(dimensions: readonly Dimension[]): Dimension {
  const parts = new Map(dimensions.filter((it) => !it.isOne).map((it) => [it.key, it]));
  const [first] = parts.values();
  if (first === undefined) return Dimension.one;
  return parts.size === 1 ? first : Dimension.atom(`b{${[...parts.keys()].sort().join(' , ')}}`);
}

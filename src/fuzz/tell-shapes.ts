import { loneName, type AffineSize } from '../contract/affine-size.js';
import { readToldShapes } from '../contract/told-shapes.js';
import type { Dice } from './dice.js';
import type { ArraySize } from './random-scope.js';

/** The parameters of a program, by their names, with the sizes of their arguments. */
export type GivenSizes = ReadonlyMap<string, ArraySize>;

/** Shapes that are told of a program's parameters, and sizes of other arguments. */
export interface ToldSizes {
  /** The shapes as a request tells them. */
  readonly shapes: string;
  /** Other sizes that fit the shapes. */
  readonly fitting: readonly GivenSizes[];
  /** Sizes that do not fit. */
  readonly misfits: readonly GivenSizes[];
}

/** Tells the sizes of arguments: those of scalars as such, larger ones by names mostly. */
export function tellShapes(dice: Dice, sizes: GivenSizes): ToldSizes {
  const names = new Map<string, number>();
  const entries = [...sizes].flatMap(([parameter, size]) => {
    if (dice.oneIn(10)) return [];
    return [`${parameter}=${shapeText(dice, names, size)}`];
  });
  const bounds = [...names].flatMap(([name, value]) =>
    dice.oneIn(8) ? [`${name}>=${dice.pick([0, value])}`] : [],
  );
  const shapes = [...entries, ...bounds].join(' ');
  const values = new Map([...names.keys()].map((name) => [name, dice.between(0, 4)]));
  const isFitting = (it: GivenSizes): boolean => fitsShapes(shapes, it);
  return {
    shapes,
    fitting: [resized(dice, shapes, sizes, values)].filter(isFitting),
    misfits: dice
      .times(8, () => changed(dice, sizes))
      .filter((it) => !isFitting(it))
      .slice(0, 2),
  };
}

function shapeText(dice: Dice, names: Map<string, number>, { rows, columns }: ArraySize): string {
  const count = rows * columns;
  if (count === 1 && !dice.oneIn(6)) return dice.pick(['scalar', 'scalar', '1,1', '(1)']);
  if ((rows === 1 || columns === 1) && dice.oneIn(6)) return `(${sizeText(dice, names, count)})`;
  return `${sizeText(dice, names, rows)},${sizeText(dice, names, columns)}`;
}

/** A size by a name that has this value or gets it, and seldom otherwise. */
function sizeText(dice: Dice, names: Map<string, number>, value: number): string {
  const equal = [...names].filter(([, it]) => it === value).map(([name]) => name);
  const own = (): string => {
    const name = `${dice.pick(['n', 'm', 'x', 'size'])}${names.size + 1}`;
    names.set(name, value);
    return name;
  };
  if (value < 2 && (value === 0 || !dice.oneIn(10))) return dice.oneIn(8) ? ':' : String(value);
  switch (dice.below(10)) {
    case 0:
      return ':';
    case 1:
      return String(value);
    case 2:
      return own();
    case 3:
      return affineText(dice, names, value) ?? own();
    default:
      return equal.length > 0 ? dice.pick(equal) : own();
  }
}

/** A size by a name of another. */
function affineText(dice: Dice, names: ReadonlyMap<string, number>, value: number): string | undefined {
  const texts = [...names].flatMap(([name, it]) => [
    ...(it < value ? [`${name}+${value - it}`] : []),
    ...(it > value ? [`${name}-${it - value}`] : []),
    ...(2 * it === value ? [`2*${name}`] : []),
  ]);
  return texts.length === 0 ? undefined : dice.pick(texts);
}

/** The sizes where names have other values; a vector may lie the other way. */
function resized(
  dice: Dice,
  shapes: string,
  sizes: GivenSizes,
  values: ReadonlyMap<string, number>,
): GivenSizes {
  const all = new Map(sizes);
  for (const { name, sizes: told } of readToldShapes(shapes).shapes) {
    const { rows, columns } = sizes.get(name)!;
    const [first, second] = told.map((it) => it && Math.max(0, valueOf(it, values)));
    if (told.length === 2) all.set(name, { rows: first ?? rows, columns: second ?? columns });
    else {
      const count = first ?? rows * columns;
      all.set(name, dice.oneIn(2) ? { rows: 1, columns: count } : { rows: count, columns: 1 });
    }
  }
  return all;
}

/** The sizes with one argument's changed. */
function changed(dice: Dice, sizes: GivenSizes): GivenSizes {
  const [name, { rows, columns }] = dice.pick([...sizes]);
  const other = dice.pick([
    { rows: rows + 1, columns },
    { rows, columns: columns + 1 },
    { rows: Math.max(0, rows - 1), columns },
    { rows: columns, columns: rows },
    { rows: 1, columns: 1 },
  ]);
  return new Map([...sizes, [name, other]]);
}

/** Whether arguments of these sizes have the shapes. */
export function fitsShapes(shapes: string, sizes: GivenSizes): boolean {
  const told = readToldShapes(shapes);
  const values = new Map<string, number>();
  const pairs = told.shapes.flatMap(({ name, sizes: all }) => {
    const { rows, columns } = sizes.get(name)!;
    const actual = all.length === 2 ? [rows, columns] : [rows === 1 || columns === 1 ? rows * columns : -1];
    return all.flatMap((it, index) => (it === undefined ? [] : [[it, actual[index]!] as const]));
  });
  for (const [size, actual] of pairs) {
    const name = loneName(size);
    if (name !== undefined) values.set(name, actual);
  }
  const isLarge = [...values].every(([name, value]) => value >= (told.least.get(name) ?? 1));
  return isLarge && pairs.every(([size, actual]) => valueOf(size, values) === actual);
}

function valueOf({ terms, constant }: AffineSize, values: ReadonlyMap<string, number>): number {
  return [...terms].reduce((sum, [name, factor]) => sum + factor * (values.get(name) ?? 0), constant);
}

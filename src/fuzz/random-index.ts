import type { ArraySize, RandomScope } from './random-scope.js';

/** An index of one dimension, and how many elements it takes. */
export interface RandomIndex {
  readonly text: string;
  readonly count: number;
  /** Whether it is `:` or a vector: with such an index vectors keep their direction. */
  readonly vector: boolean;
}

/** An index of one place among so many; undefined where there is none. */
export function placeIndex(scope: RandomScope, extent: number): RandomIndex | undefined {
  if (extent === 0) return undefined;
  const { dice } = scope;
  const at = (text: string): RandomIndex => ({ text, count: 1, vector: false });
  const place = dice.between(1, extent);
  const fitting = [...scope.integers].filter(([, { low, high }]) => low >= 1 && high <= extent);
  const shifted = [...scope.integers].filter(([, { low, high }]) => low < 1 && high + 1 - low <= extent);
  return dice.make<RandomIndex>(
    [
      () => at(String(place)),
      () => at(place === extent ? 'end' : `end - ${extent - place}`),
      () => {
        if (fitting.length === 0) return undefined;
        const [name, { high }] = dice.pick(fitting);
        return at(high < extent && dice.oneIn(3) ? `${name} + 1` : name);
      },
      () => (fitting.length === 0 ? undefined : at(dice.pick(fitting)[0])),
      () => {
        if (shifted.length === 0) return undefined;
        const [name, { low }] = dice.pick(shifted);
        return at(`${name} + ${1 - low}`);
      },
      () => {
        const [name] = dice.pick([...scope.integers, ['', undefined] as const]);
        return name === '' ? undefined : at(`mod(${name}, ${extent}) + 1`);
      },
      () => {
        const fits = [...scope.places].filter(([, length]) => length <= extent);
        if (fits.length === 0) return undefined;
        const [name, length] = dice.pick(fits);
        const inner = `${name}(${dice.between(1, length)})`;
        return at(dice.oneIn(3) ? `${name}(${inner})` : inner);
      },
    ],
    () => at(String(place)),
  );
}

/** An index of so many places among an extent: ranges, lists with repetitions, masks. */
export function listIndex(scope: RandomScope, extent: number, count: number): RandomIndex | undefined {
  const { dice } = scope;
  const list = (text: string, vector = true): RandomIndex => ({ text, count, vector });
  if (count === 0) return dice.pick([list('1:0'), list('zeros(1, 0)')]);
  if (extent === 0) return undefined;
  const start = dice.between(1, Math.max(1, extent - count + 1));
  const stop = start + count - 1;
  const last = stop === extent && dice.oneIn(2) ? 'end' : String(stop);
  return dice.make<RandomIndex>(
    [
      () => (count === extent ? list(':') : undefined),
      () => (stop <= extent && count > 1 ? list(`${start}:${last}`) : undefined),
      () => (stop <= extent && count > 1 ? list(`${last}:-1:${start}`) : undefined),
      () => list(`[${dice.times(count, () => dice.between(1, extent)).join(' ')}]`),
      () => list(`[${dice.times(count, () => placeIndex(scope, extent)!.text).join(', ')}]`),
      () => (count === 1 ? placeIndex(scope, extent) : undefined),
      () => {
        const fits = [...scope.places].filter(([, length]) => length <= extent && length === count);
        return fits.length === 0 ? undefined : list(dice.pick(fits)[0]);
      },
      () => {
        if (count > extent) return undefined;
        const chosen = new Set<number>();
        while (chosen.size < count) chosen.add(dice.below(extent));
        const mask = dice.times(extent, (place) => (chosen.has(place) ? 'true' : 'false'));
        return list(`[${mask.join(' ')}]`);
      },
    ],
    () => list(`[${dice.times(count, () => String(dice.between(1, extent))).join(', ')}]`),
  );
}

/** An indexed read of some variable that gives an array of a size. */
export function indexedRead(scope: RandomScope, { rows, columns }: ArraySize): string | undefined {
  const { dice } = scope;
  const arrays = scope.having((it) => it.rows * it.columns > 0);
  if (arrays.length === 0) return undefined;
  const { name, size } = dice.pick(arrays);
  const total = size.rows * size.columns;
  const wanted = rows * columns;
  const read = (...indices: (RandomIndex | undefined)[]): string | undefined =>
    indices.includes(undefined) ? undefined : `${name}(${indices.map((it) => it!.text).join(', ')})`;
  const one = wanted === 1 && dice.oneIn(2);
  if (one && dice.oneIn(2)) return read(placeIndex(scope, total));
  if (one) return read(placeIndex(scope, size.rows), placeIndex(scope, size.columns));
  if (columns === 1 && rows === total && dice.oneIn(3)) return `${name}(:)`;
  const isRow = size.rows === 1 && size.columns > 1;
  const isColumn = size.columns === 1 && size.rows > 1;
  const linear = (isColumn && columns === 1) || (isRow && rows === 1);
  if (linear && dice.oneIn(2)) {
    const index = listIndex(scope, total, wanted);
    return index?.text === ':' ? undefined : read(index);
  }
  return read(listIndex(scope, size.rows, rows), listIndex(scope, size.columns, columns));
}

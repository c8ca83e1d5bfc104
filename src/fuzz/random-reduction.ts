import type { ArraySize, RandomScope } from './random-scope.js';

/** An expression that makes an array of a size of a larger one, or runs along one; undefined where none was found. */
export function randomReduction(
  { dice }: RandomScope,
  size: ArraySize,
  part: (size: ArraySize) => string,
): string | undefined {
  const { rows, columns } = size;
  const length = dice.oneIn(12) ? 0 : dice.between(1, 3);
  const column = { rows: length, columns: 1 };
  const row = { rows: 1, columns: length };
  const along = dice.pick([
    ...['cumsum(#)', 'cumsum(#, 1)', 'cumsum(#, 2)', 'cumprod(#)', 'cumprod(#, 2)', 'sort(#)', 'sort(#, 2)'],
    ...["sort(#, 1, 'descend')"],
  ]);
  if (dice.oneIn(4)) return along.replace('#', part(size));
  if (rows === 1 && columns === 1) {
    const vector = dice.pick([column, row]);
    const other = { rows: dice.between(1, 3), columns: dice.between(1, 3) };
    const square = { rows: other.rows, columns: other.rows };
    const kept = Math.max(1, length);
    const three = dice.pick([
      { rows: 3, columns: 1 },
      { rows: 1, columns: 3 },
    ]);
    const reductions = ['sum', 'sum', 'prod', 'mean', 'sumsq'];
    return dice.pick([
      () => `${dice.pick(reductions)}(${part(vector)})`,
      () => `sum(sum(${part(other)}))`,
      () => `sum(vec(${part(other)}))`,
      () => `norm(${part({ rows: kept, columns: 1 })} + 3)`,
      () => `norm(${part(other)}, 'fro')`,
      () => `norm(${part({ rows: 1, columns: kept })}, ${dice.pick(['1', '2', 'Inf', '3'])})`,
      () => `dot(${part(vector)}, ${part(vector)})`,
      () => `det(${part(square)})`,
      () => `trace(${part(square)})`,
      () => `max(${part({ rows: kept, columns: 1 })})`,
      () => `min(${part({ rows: 1, columns: kept })})`,
      () => `sum(cross(${part(three)}, ${part(three)}))`,
      () => `mean(mean(${part(other)}))`,
      () => `numel(${part(other)}) * ${dice.number()}`,
    ])();
  }
  const dimension = rows === 1 ? 1 : 2;
  if (rows !== 1 && columns !== 1) return undefined;
  const whole = rows === 1 ? { rows: Math.max(2, length), columns } : { rows, columns: Math.max(2, length) };
  if (columns === 0 || rows === 0) return `sum(${part(whole)}, ${dimension})`;
  return dice.pick([
    () => `${dice.pick(['sum', 'prod', 'mean'])}(${part(whole)}, ${dimension})`,
    () => `${dice.pick(['max', 'min'])}(${part(whole)}, [], ${dimension})`,
    () => (dimension === 1 ? `${dice.pick(['sum', 'prod', 'max', 'mean'])}(${part(whole)})` : undefined),
    () =>
      dimension === 1
        ? `diff(${part({ rows: 2, columns })}, 1, 1)`
        : `diff(${part({ rows, columns: 2 })}, 1, 2)`,
    () =>
      dimension === 1 ? `dot(${part(whole)}, ${part(whole)})` : `sum(${part(whole)} .* ${part(whole)}, 2)`,
  ])();
}

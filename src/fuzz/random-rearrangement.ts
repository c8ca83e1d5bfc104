import type { ArraySize, RandomScope } from './random-scope.js';

/** An expression of a size that moves elements about or puts arrays together; undefined where none was found. */
export function randomRearrangement(
  { dice }: RandomScope,
  size: ArraySize,
  part: (size: ArraySize) => string,
): string | undefined {
  const { rows, columns } = size;
  const total = rows * columns;
  const flipped = { rows: columns, columns: rows };
  const one = { rows: 1, columns: 1 };
  const move = dice.pick([
    ...[
      'fliplr(#)',
      'flipud(#)',
      'flip(#)',
      'circshift(#, 1)',
      'circshift(#, -1, 2)',
      'rot90(#, 2)',
      'squeeze(#)',
    ],
    ...[
      'tril(#)',
      'triu(#)',
      'triu(#, 1)',
      `reshape(#, ${rows}, ${columns})`,
      `reshape(#, [${rows} ${columns}])`,
    ],
  ]);
  return dice.pick<() => string | undefined>([
    () => move.replace('#', part(size)),
    () => (total === 0 ? undefined : move.replace('#', part(size))),
    () => `reshape(${part(flipped)}, ${rows}, ${columns})`,
    () => (total === 0 ? undefined : `reshape(${part({ rows: total, columns: 1 })}, [], ${columns})`),
    () => `permute(${part(flipped)}, [2 1])`,
    () => `rot90(${part(flipped)})`,
    () => `repmat(${part(one)}, ${rows}, ${columns})`,
    () => (rows === 0 ? undefined : `repmat(${part({ rows: 1, columns })}, ${rows}, 1)`),
    () => (columns === 0 ? undefined : `repmat(${part({ rows, columns: 1 })}, [1 ${columns}])`),
    () => `kron(${part({ rows, columns: 1 })}, ${part({ rows: 1, columns })})`,
    () => (rows === columns && rows > 1 ? `diag(${part({ rows, columns: 1 })})` : undefined),
    () => (columns === 1 && rows > 1 ? `diag(${part({ rows, columns: rows })})` : undefined),
    () => (rows === 1 && columns > 1 ? `linspace(${part(one)}, ${part(one)}, ${columns})` : undefined),
    () => (columns === 1 ? `vec(${part({ rows: 1, columns: rows })})` : undefined),
    () => {
      if (columns < 1) return undefined;
      const left = dice.between(0, columns);
      const parts = [left, columns - left].map((count) => part({ rows, columns: count }));
      return dice.oneIn(4) ? `horzcat(${parts.join(', ')})` : `[${parts.join(', ')}]`;
    },
    () => {
      if (rows < 1) return undefined;
      const top = dice.between(0, rows);
      const parts = [top, rows - top].map((count) => part({ rows: count, columns }));
      return dice.oneIn(4) ? `cat(1, ${parts.join(', ')})` : `[${parts.join('; ')}]`;
    },
    () => {
      if (total === 0 || total > 6) return undefined;
      const lines = dice.times(rows, () => dice.times(columns, () => part(one)).join(', '));
      return `[${lines.join('; ')}]`;
    },
    () => (total === 1 ? undefined : `ones(${rows}, ${columns}) * ${dice.number()}`),
  ])();
}

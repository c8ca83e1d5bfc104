import { indexedRead } from './random-index.js';
import { randomLeaf } from './random-leaf.js';
import type { ArraySize, RandomScope } from './random-scope.js';
import { randomReduction } from './random-reduction.js';
import { randomRearrangement } from './random-rearrangement.js';

/** Elementwise functions of anything, `#` for the argument: none leaves its domain, few have kinks. */
const elementwise = [
  ...[
    'sin(#)',
    'cos(#)',
    'tanh(#)',
    'atan(#)',
    'exp(-#.^2)',
    'sqrt(#.^2 + 1)',
    'log(1 + #.^2)',
    '1 ./ (2 + #.^2)',
  ],
  ...[
    'exp(sin(#))',
    'erf(#)',
    'asinh(#)',
    '(#).^2',
    '(#).^3',
    'abs(#)',
    '-(#)',
    '2.^tanh(#)',
    'asin(tanh(#) / 2)',
  ],
  ...[
    'sinh(tanh(#))',
    'cosh(tanh(#))',
    'log1p((#).^2)',
    'expm1(-(#).^2)',
    'tan(tanh(#))',
    'power(#, 2)',
    'times(#, 3)',
  ],
  ...[
    'acos(sin(#) / 2)',
    'gamma(2 + sin(#))',
    'gammaln(3 + cos(#))',
    'max(#, 0.2)',
    'min(0.7, #)',
    'mod(#, 3)',
    'rem(#, 2)',
  ],
  ...[
    '(#) * 2',
    '0.5 * (#)',
    '(#) / 3',
    'log2(1.5 + sin(#))',
    'log10((#).^2 + 0.5)',
    'real(#)',
    'sum(#, 3)',
    'double(#)',
  ],
  ...[
    'atan2(#, 2)',
    'hypot(#, 0.4)',
    'sign(#) .* (#)',
    'floor(#) + (#)',
    'conj(#)',
    'uminus(#)',
    '+(#)',
    'nthroot(8 + sin(#), 3)',
  ],
];

/** An expression of a size, made of the variables of a scope. */
export function randomExpression(scope: RandomScope, size: ArraySize, depth: number): string {
  const { dice } = scope;
  if (depth <= 0) return randomLeaf(scope, size);
  const part = (it: ArraySize): string => randomExpression(scope, it, depth - 1);
  const leaf = (): string => randomLeaf(scope, size);
  const { rows, columns } = size;
  const scalar = rows * columns === 1;
  return dice.make<string>(
    [
      leaf,
      () => indexedRead(scope, size),
      () => elementwiseOf(scope, part(size)),
      () => elementwiseOf(scope, part(size)),
      () => binaryOf(scope, size, part),
      () => binaryOf(scope, size, part),
      () => binaryOf(scope, size, part),
      () => productOf(scope, size, part),
      () => `${operand(part({ rows: columns, columns: rows }))}${dice.pick(["'", ".'"])}`,
      () => randomReduction(scope, size, part),
      () => randomReduction(scope, size, part),
      () => randomRearrangement(scope, size, part),
      () => randomRearrangement(scope, size, part),
      () => callOf(scope, size, part),
      () => callOf(scope, size, part),
      () => (scalar ? undefined : `${operand(part({ rows: 1, columns: 1 }))} * ${operand(part(size))}`),
      () => `(${part(size)} > ${dice.number()}) .* ${operand(part(size))}`,
      () =>
        rows === columns && rows > 1
          ? dice.pick([
              `${operand(part(size))}^2`,
              `inv(4 * eye(${rows}) + tanh(${part(size)}))`,
              `(4 * eye(${rows}) + sin(${part(size)})) \\ ${operand(part(size))}`,
              `${operand(part(size))} / (5 * eye(${rows}) + sin(${part(size)}))`,
            ])
          : undefined,
      () =>
        rows > 1 && columns > 0
          ? `(4 * eye(${rows}) + cos(${part({ rows, columns: rows })})) \\ ${operand(part(size))}`
          : undefined,
      () => (scalar ? `${operand(part(size))}^${dice.pick(['2', '3'])}` : undefined),
      () => (scalar ? `(1.5 + sin(${part(size)}))^tanh(${part(size)})` : undefined),
    ],
    leaf,
  );
}

function operand(text: string): string {
  return /^[\w.]+$|^\w+\([^()]*\)$/.test(text) ? text : `(${text})`;
}

function elementwiseOf({ dice }: RandomScope, text: string): string {
  const template = dice.pick(elementwise);
  const bare = template.includes(`(#`) && !template.includes('#.') ? text : operand(text);
  return template.replaceAll('#', bare);
}

type Part = (size: ArraySize) => string;

/** Elementwise operations, often of operands that have to be expanded. */
function binaryOf({ dice }: RandomScope, size: ArraySize, part: Part): string {
  const one = { rows: 1, columns: 1 };
  const small = dice.pick([
    one,
    size,
    size,
    { rows: 1, columns: size.columns },
    { rows: size.rows, columns: 1 },
  ]);
  const [left, right] = dice.pick<readonly [ArraySize, ArraySize]>([
    [size, small],
    [small, size],
    [
      { rows: size.rows, columns: 1 },
      { rows: 1, columns: size.columns },
    ],
  ]);
  const [first, second] = [part(left), part(right)];
  return dice.pick([
    `${operand(first)} + ${operand(second)}`,
    `${operand(first)} + ${operand(second)}`,
    `${first} - ${operand(second)}`,
    `${operand(first)} .* ${operand(second)}`,
    `${operand(first)} .* ${operand(second)}`,
    `${operand(first)} ./ (2 + ${operand(second)}.^2)`,
    `(1.5 + cos(${first})) .\\ ${operand(second)}`,
    `(1.5 + sin(${first})).^tanh(${second})`,
    `max(${first}, ${second})`,
    `min(${first}, ${second})`,
    `atan2(${first}, 1 + ${operand(second)}.^2)`,
    `hypot(${first}, ${second})`,
  ]);
}

function productOf({ dice }: RandomScope, { rows, columns }: ArraySize, part: Part): string {
  const inner = dice.oneIn(12) ? 0 : dice.between(1, 3);
  const left = operand(part({ rows, columns: inner }));
  const right = operand(part({ rows: inner, columns }));
  if (dice.oneIn(4))
    return `${operand(part({ rows: inner, columns: rows }))}${dice.pick(["'", ".'"])} * ${right}`;
  return `${left} * ${right}`;
}

function callOf(
  { dice, functions }: RandomScope,
  { rows, columns }: ArraySize,
  part: Part,
): string | undefined {
  const fitting = functions.filter((it) => it.outputs[0]?.rows === rows && it.outputs[0].columns === columns);
  if (fitting.length === 0) return undefined;
  const { name, parameters, suffix } = dice.pick(fitting);
  return `${name}(${parameters.map(part).join(', ')}${suffix})`;
}

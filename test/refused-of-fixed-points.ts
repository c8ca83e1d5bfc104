import { inFunction } from './in-function.js';

const directive = '%ADiMat <fixed-point tolerance="1e-9"/>';

/** A loop that finds a fixed point, with other lines in its body, before and behind. */
const settling = (
  own: readonly string[],
  before: readonly string[] = [],
  behind: readonly string[] = [],
): string =>
  inFunction(
    ...['z = x;', 'd = 1;', ...before, directive, 'while d > 1e-9', 'old = z;', 'z = cos(z * x) / 2;'],
    ...['d = abs(z - old);', ...own, 'end', ...behind],
  );

/** Loops that cannot be differentiated by their fixed points. */
export const refusedOfFixedPoints: readonly (readonly [string, string, string])[] = [
  ['a fixed point from which the function returns', 'E409', settling(['if d < 1e-8, return, end'])],
  [
    'a fixed point whose loop is left in a switch',
    'E409',
    settling(['switch d < 1e-8', 'case 1', 'break', 'end']),
  ],
  [
    "a fixed point whose loop is left in the 'else' of two conditions",
    'E409',
    settling(['if d > 1', 'd = 2;', 'elseif d > 1e-8', 'd = 1;', 'else', 'break', 'end']),
  ],
  [
    'a fixed point with a result of the last iteration',
    'E409',
    settling(['if d < 1e-8', 'y = z * x;', 'break', 'end'], ['y = 0;'], ['z = z + y;']),
  ],
  [
    'a fixed point with another copy in the last iteration',
    'E409',
    settling(['if d < 1e-8', 'y = z;', 'break', 'end'], ['y = 0;'], ['z = z + y;']),
  ],
  [
    'a fixed point of a loop over values',
    'E409',
    inFunction('z = 1;', 'for p = x', directive, 'z = cos(z * p);', 'end'),
  ],
  [
    'a fixed point in a try',
    'E409',
    inFunction('z = 1;', 'try', 'while z > x', directive, 'z = cos(z * x);', 'end', 'end'),
  ],
  [
    'a fixed point with a try in its loop',
    'E409',
    settling(['try', 'z = z + 0 * g;', 'catch', 'd = 0;', 'end']),
  ],
  ['a fixed point whose loop prints', 'E409', settling(["fprintf('%g\\n', d);"])],
  ['a fixed point whose loop takes random numbers', 'E409', settling(['z = z + 0 * rand;'])],
  [
    'a fixed point of what has no value before the loop',
    'E409',
    settling(['if d < 1, z = z + 0 * before; end', 'before = z;']),
  ],
  [
    'a fixed point without a state',
    'E409',
    inFunction('z = 0;', 'for k = 1:9', directive, 'z = cos(k * x);', 'if z < 0, break, end', 'end'),
  ],
];

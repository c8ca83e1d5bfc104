import type { Dice } from './dice.js';
import type { RandomFunction } from './random-function.js';
import type { KnownFunction } from './random-scope.js';

/** A function with any number of arguments and outputs, which hands them on to another as lists of cells. */
export function variadicFunction(dice: Dice, inner: KnownFunction): RandomFunction {
  const name = `any_${inner.name}`;
  const outputs = inner.outputs.length;
  const [first, rest] = dice.pick([
    ['varargin{1}', 'varargin{2:end}'],
    ['', 'varargin{:}'],
    ['c{1}', 'c{2:end}'],
    ['', 'c{:}'],
  ] as const);
  const isFixed = first === '' && dice.oneIn(2);
  const given = [isFixed ? 'a' : first, rest].filter((it) => it !== '').join(', ');
  const lines = [
    `function ${dice.pick(['varargout', '[varargout]'])} = ${name}(${isFixed ? 'a, ' : ''}varargin)`,
    dice.pick(['  c = varargin;', '  c = {varargin{:}};']),
    outputs === 1 ? `  varargout{1} = ${inner.name}(${given});` : '',
    outputs > 1 ? `  [r{1:${outputs}}] = ${inner.name}(${given});` : '',
    outputs > 1 ? dice.pick(['  varargout = r;', '  varargout(1:nargout) = r(1:nargout);']) : '',
    'end',
    '',
  ];
  return {
    known: { ...inner, name },
    parameters: ['varargin'],
    outputs: ['varargout'],
    constructs: new Set(['varargin and varargout']),
    text: lines.filter((it, index) => it !== '' || index === lines.length - 1).join('\n'),
  };
}

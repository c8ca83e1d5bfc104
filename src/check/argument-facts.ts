import type { Expression, FunctionNode } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';
import type { Fact } from './fact.js';
import { comparison } from './facts-of.js';

/** How many arguments a function may get. */
export function argumentFacts({ parameters }: FunctionNode): readonly Fact[] {
  const nargin: Expression = { kind: 'variable', start: 0, name: 'nargin' };
  const most: Expression = { kind: 'literal', start: 0, text: String(parameters.length) };
  const isOpen = declaredNames(parameters).includes('varargin');
  return isOpen ? [] : (comparison(nargin, '<=', most) ?? []);
}

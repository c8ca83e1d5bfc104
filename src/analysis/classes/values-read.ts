import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';

/** Functions that ask what a value is like, whatever numbers it holds. */
const questions: ReadonlySet<string> = new Set([
  ...[
    'size',
    'numel',
    'length',
    'rows',
    'columns',
    'ndims',
    'isempty',
    'class',
    'isa',
    'size_equal',
    'exist',
  ],
  ...['isnumeric', 'ischar', 'iscell', 'isstruct', 'isfield', 'isreal', 'islogical', 'isvector', 'isscalar'],
  ...['ismatrix', 'isrow', 'iscolumn', 'issquare', 'isfloat', 'iscellstr', 'fieldnames', 'nargin', 'nargout'],
]);

/** The variables whose values an expression depends on, in whatever way, but for parts that are left out. */
export function valuesRead(
  expression: XmlElement,
  isLeftOut: (it: XmlElement) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  walk(expression, (it) => {
    const isQuestion =
      it.localName === 'call' && annotation(it, 'is') !== 'user' && questions.has(calleeName(it));
    if (it.localName === 'var' && !isLeftOut(it)) found.add(variableKey(it));
    return isQuestion || isLeftOut(it) ? false : undefined;
  });
  return found;
}

import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Functions that give the same for the same arguments, of those that values to begin with are made of. */
const constants: ReadonlySet<string> = new Set([
  ...[
    'pi',
    'e',
    'eps',
    'Inf',
    'inf',
    'NaN',
    'nan',
    'realmax',
    'realmin',
    'intmax',
    'intmin',
    'true',
    'false',
  ],
  ...['zeros', 'ones', 'eye', 'cell', 'struct', 'magic', 'linspace', 'logspace', 'repmat', 'reshape', 'diag'],
  ...[
    'sqrt',
    'exp',
    'log',
    'log2',
    'log10',
    'sin',
    'cos',
    'tan',
    'atan',
    'abs',
    'gamma',
    'factorial',
    'nchoosek',
  ],
  ...[
    'double',
    'single',
    'logical',
    'int8',
    'int16',
    'int32',
    'int64',
    'uint8',
    'uint16',
    'uint32',
    'uint64',
  ],
]);

/** Whether an expression has the same value whenever it is evaluated; `own` are the names that the program gives. */
export function isConstant(value: XmlElement, own: ReadonlySet<string> = new Set()): boolean {
  let found = true;
  walk(value, (it) => {
    const name = it.textContent;
    if (it.localName === 'var' && (!constants.has(name) || own.has(name))) found = false;
    if (it.localName === 'function-handle' || it.localName === 'anonymous-function') found = false;
    return found;
  });
  return found;
}

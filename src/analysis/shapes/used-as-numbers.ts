import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';

const arithmetic: ReadonlySet<string> = new Set(['plus', 'minus', 'times', 'mtimes', 'rdivide', 'mrdivide']);
const operators: ReadonlySet<string> = new Set(['+', '-', '*', '.*', '/', './']);
const numeric: ReadonlySet<string> = new Set([
  ...['floor', 'ceil', 'round', 'fix', 'abs', 'mod', 'rem', 'min', 'max', 'sum', 'prod', 'sqrt', 'log2'],
  ...['numel', 'length', 'size', 'rows', 'columns', 'ndims', 'nnz', 'double', 'nargin'],
]);
/** Who asks one of these reckons with something else than a number. */
const questions: ReadonlySet<string> = new Set([
  ...[
    'ischar',
    'isstring',
    'isa',
    'isnumeric',
    'isfloat',
    'isreal',
    'iscellstr',
    'class',
    'strcmp',
    'strcmpi',
    'lower',
  ],
]);
/** Contents of these are not traversed in all calls. */
const guarding: ReadonlySet<string> = new Set(['choose', 'switch', 'try', 'while']);

export interface Numbers {
  /** The variables of a function that stand in ranges and in arithmetic. */
  readonly used: ReadonlySet<string>;
  /** Those that do in all calls and get nothing but numbers: they are not the names of classes. */
  readonly sure: ReadonlySet<string>;
}

/** The variables of a function that are used as numbers. */
export function usedAsNumbers(unit: XmlElement): Numbers {
  const used = new Set<string>();
  const sure = new Set<string>();
  const asked = new Set<string>();
  const assigned: (readonly [key: string, value: XmlElement | undefined])[] = [];
  walk(unit, (it) => {
    for (const key of keysAmong(operandsOf(it))) {
      used.add(key);
      if (!isGuarded(it)) sure.add(key);
    }
    if (calls(it, questions)) for (const key of keysAmong(argumentsOf(it))) asked.add(key);
    if (isAssignment(it)) for (const { key } of targetsOf(it)) assigned.push([key, valueOf(it)]);
    return undefined;
  });
  for (const key of asked) sure.delete(key);
  const isOther = (key: string, value: XmlElement | undefined): boolean =>
    sure.has(key) && (value === undefined || !isNumeric(value, sure));
  for (;;) {
    const others = assigned.filter(([key, value]) => isOther(key, value));
    if (others.length === 0) return { used, sure };
    for (const [key] of others) sure.delete(key);
  }
}

function keysAmong(expressions: readonly XmlElement[]): readonly string[] {
  return expressions.filter((it) => it.localName === 'var').map(variableKey);
}

function operandsOf(it: XmlElement): readonly XmlElement[] {
  if (it.localName === 'range') return children(it);
  if (it.localName === 'binary' && operators.has(it.getAttribute('op'))) return children(it);
  return calls(it, arithmetic) ? argumentsOf(it) : [];
}

/** Whether a condition tells if this is computed. */
function isGuarded(it: XmlElement): boolean {
  for (let around = it.parentNode as XmlElement | null; around !== null;) {
    if (around.localName === 'function') return false;
    if (guarding.has(around.localName) || /^(?:&&|\|\|)$/.test(around.getAttribute('op'))) return true;
    around = around.parentNode as XmlElement | null;
  }
  return false;
}

function isNumeric(value: XmlElement, numbers: ReadonlySet<string>): boolean {
  const [base] = children(value);
  switch (value.localName) {
    case 'literal':
      return !/^['"]/.test(value.textContent);
    case 'range':
      return true;
    case 'var':
      return numbers.has(variableKey(value));
    case 'array':
      return base?.localName === 'var' && numbers.has(variableKey(base));
    case 'unary':
    case 'binary':
      return operandsOf(value).length > 0 || value.getAttribute('op') === '-';
    default:
      return calls(value, arithmetic) || calls(value, numeric);
  }
}

function calls(it: XmlElement, functions: ReadonlySet<string>): boolean {
  return it.localName === 'call' && annotation(it, 'is') !== 'user' && functions.has(calleeName(it));
}

import { children, functionsOf, holds } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { AnalysisContext } from '../analysis.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { entryOf } from '../reading/entry-of.js';
import { keysOf } from '../names/names.js';
import { isStorage, principalVariable } from '../reading/variable.js';
import { possibleCalls } from './possible-calls.js';

/** Expressions that look like an index, and may call a handle. */
export interface SuspectedCalls {
  readonly possible: ReadonlySet<XmlElement>;
  /** Those that do only if the caller gives a handle, or what holds one: the derivative asks before each what that is. */
  readonly suspects: ReadonlySet<XmlElement>;
  /** The others. */
  readonly known: ReadonlySet<XmlElement>;
}

/** The expressions that may call a handle of which nothing is known. */
export function suspectedCalls(root: XmlElement, context: AnalysisContext): SuspectedCalls {
  const entry = entryOf(functionsOf(root), context.options);
  const possible = possibleCalls(root, context);
  if (possible.size === 0 || entry === undefined) return { possible, suspects: new Set(), known: possible };
  const own = possibleCalls(root, context, keysOf(entry, 'param-list'));
  const isSuspect = (it: XmlElement): boolean => !own.has(it) && canBeAsked(it);
  return {
    possible,
    suspects: new Set([...possible].filter(isSuspect)),
    known: new Set([...possible].filter((it) => !isSuspect(it))),
  };
}

/** Whether what is indexed may be looked at before, without another effect. */
function canBeAsked(it: XmlElement): boolean {
  const [base] = children(it);
  return it.localName === 'array' && base !== undefined && isSingle(base) && isReachedAlone(it);
}

/** Whether an expression is one value, which is the same whenever it is looked at. */
function isSingle(base: XmlElement): boolean {
  return (
    isStorage(base) &&
    principalVariable(base) !== undefined &&
    !holds(base, (it) => several.has(it.localName) || (it.localName === 'call' && !pure.has(calleeName(it))))
  );
}

const several: ReadonlySet<string> = new Set(['colon', 'range', 'anonymous-function', 'function-handle']);
const pure: ReadonlySet<string> = new Set([
  'numel',
  'length',
  'size',
  'mod',
  'min',
  'max',
  'floor',
  'ceil',
  'round',
]);

/** Whether a check can stand before the statement, or before the operand that is not always looked at. */
function isReachedAlone(expression: XmlElement): boolean {
  for (let it = expression.parentNode; isElement(it); it = it.parentNode) {
    if (it.localName === 'statement-list') return true;
    if (it.localName === 'case' || it.localName === 'anonymous-function') return false;
  }
  return false;
}

/** How a suspect is written down up to the first index: the name of a parameter, or of fields of it. */
export function suspectName(storage: XmlElement): string {
  const [base, last] = children(storage);
  if (base === undefined || last === undefined) return storage.textContent;
  if (storage.localName !== 'struct-ref' || base.localName === 'array') return suspectName(base);
  return `${suspectName(base)}.${last.textContent}`;
}

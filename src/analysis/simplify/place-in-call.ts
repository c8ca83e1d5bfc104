import { annotation, attribute, child } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { leftByError } from '../activity/left-by-error.js';
import { variablesIn } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf } from '../reading/differentiable-parts.js';
import { isCellList } from '../reading/is-cell-list.js';
import { variableKey } from '../reading/variable.js';
import type { InlinableFunction } from './inlinable-function.js';

/** How the body of a function stands in the place of a call. */
export interface PlaceInCall {
  /** Positions, from 1, of the parameters that keep their values. */
  readonly unchanged: readonly number[];
  /** Positions, from 1, of the outputs for which the target stands. */
  readonly direct: readonly number[];
}

/** How the body of a function may stand where it is called; undefined where it may not. */
export function placeInCall(call: XmlElement, callee: InlinableFunction): PlaceInCall | undefined {
  const assignment = call.parentNode;
  const isDifferentiated =
    annotation(call, 'active') !== undefined && annotation(call, 'joint') === undefined;
  if (!isDifferentiated || !isElement(assignment)) return undefined;
  // Its derivative is repeated.
  if (annotation(call, 'feeds') !== undefined) return undefined;
  if (!isAssignment(assignment) || valueOf(assignment) !== call) return undefined;
  if (assignment.parentNode?.localName !== 'statement-list' || leftByError(call) !== undefined)
    return undefined;
  const given = argumentsOf(call);
  const targets = targetsOf(assignment);
  const { parameters, outputs, assigned } = callee;
  if (given.length !== parameters.length || given.some((it) => !isOneValue(it))) return undefined;
  if (targets.length > outputs.length || (targets.length > 1 && targets.some((it) => it.partial)))
    return undefined;
  const isUnwanted = (it: XmlElement): boolean =>
    ['o', 'of'].includes(child(it, 'tmp')?.getAttribute('kind') ?? '');
  const wanted = targets.filter((it) => !isUnwanted(it.variable));
  if (!callee.isPlain || wanted.some((it) => callee.unassigned.has(outputs[it.position]!))) return undefined;
  if (isRepeated(parameters) || isRepeated(outputs) || isRepeated(wanted.map((it) => it.key)))
    return undefined;
  if (callee.unassigned.size === outputs.length) return undefined;
  const read = new Set([...variablesIn(given), ...wanted.filter((it) => it.partial).map((it) => it.key)]);
  // An output that is shown is shown once, with its last value.
  const isShown = attribute(assignment, 'echo') !== undefined;
  const direct = wanted
    .filter((it) => !isShown && !read.has(it.key) && !parameters.includes(outputs[it.position]!))
    .map((it) => it.position + 1);
  const unchanged = parameters.flatMap((key, index) =>
    assigned.has(key) || outputs.includes(key) ? [] : [index + 1],
  );
  return { unchanged, direct };
}

/** Whether an argument is one value in any case. */
function isOneValue(it: XmlElement): boolean {
  if (it.localName === 'colon' || isCellList(it)) return false;
  if (it.localName !== 'var') return true;
  return annotation(it, 'hidden') === undefined && !variableKey(it).startsWith('tmp:lx');
}

function isRepeated(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length;
}

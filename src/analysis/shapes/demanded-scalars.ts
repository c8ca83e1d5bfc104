import { annotation, children, nextOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { evaluate, indexPart, type Surroundings } from './evaluate.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isScalar, scalarShape } from './shape.js';
import type { SizeFact } from './size-facts.js';
import { tryAround } from '../reading/try-around.js';
import { variableKey } from '../reading/variable.js';

/** A scalar that is made of a scalar and something else is made of scalars. */
const products: ReadonlySet<string> = new Set(['mtimes', 'mrdivide', 'mldivide']);

/** Whether just one element is written for certain: an index that may be a logical may name none. */
export function takesOne(storage: XmlElement, around: Surroundings): boolean {
  const [base, list] = children(storage);
  if (base === undefined || list === undefined || !isScalar(evaluate(storage, around).shape)) return false;
  const array = evaluate(base, around).shape;
  const indices = children(list);
  return indices.every((it, at) => {
    const { integer, numeric } = indexPart(it, array, at, indices.length, around);
    return integer || numeric;
  });
}

/**
 * Whether the variable of which elements are written is an array of numbers: nothing fits one element but a scalar. Of what has
 * no adjoint and comes from elsewhere it is not known whether it is a cell array, or a map; Octave takes anything for a cell.
 */
export function isOfNumbers({ storage, variable }: Target, around: Surroundings): boolean {
  const isKnown =
    annotation(variable, 'active') !== undefined || evaluate(variable, around).shape.kind === 'matrix';
  return isKnown && annotation(storage, 'container') === undefined;
}

/**
 * The conditions for an assignment whose value is a scalar: the operands are scalars of which a scalar is made. The value
 * is one where that is known otherwise, as `isScalarBehind` tells, or goes, in the statements behind it, by way of nothing
 * but temporaries into one element of an array, or to such an assignment, if these statements do not fail. Nothing where it
 * goes elsewhere, or where a handler would go on behind a failure.
 */
export function factsOfScalar(
  assignment: XmlElement,
  around: Surroundings,
  isScalarBehind: (assignment: XmlElement) => boolean,
): readonly SizeFact[] {
  const value = valueOf(assignment);
  if (value?.localName !== 'call' || targetsOf(assignment).length !== 1) return [];
  const isScalarHere = isScalarBehind(assignment);
  if (!isScalarHere && !isTemporary(assignment)) return [];
  if (!isScalarHere && !leadsToScalar(assignment, around, isScalarBehind)) return [];
  if (tryAround(assignment, 'statement-list') !== undefined) return [];
  return operandsOfScalar(value, around)
    .filter((it) => it.localName === 'var')
    .map((it) => scalarFact(variableKey(it)));
}

/** The shape of a variable that has been written to one element. */
export function scalarFact(key: string): SizeFact {
  return { key, path: [], narrow: () => scalarShape };
}

/** The operands that are scalars if the result of a call is one. */
function operandsOfScalar(call: XmlElement, around: Surroundings): readonly XmlElement[] {
  const given = argumentsOf(call);
  if (annotation(call, 'is') === 'user') return [];
  if (around.rules.ruleFor(calleeName(call), given, 1)?.elementwise === true) {
    const passive = around.rules.passiveArguments(calleeName(call), given);
    // Arguments that only say how, as the model of cast(x, 'like', y), may have any size.
    return given.filter((_, index) => !passive.has(index));
  }
  return products.has(calleeName(call)) && given.some((it) => isScalar(evaluate(it, around).shape))
    ? given
    : [];
}

/** So many statements are looked at behind one: where a statement has been split into thousands, all would take quadratic time. */
const farthest = 100;

function leadsToScalar(
  assignment: XmlElement,
  around: Surroundings,
  isScalarBehind: (assignment: XmlElement) => boolean,
): boolean {
  let key = targetsOf(assignment)[0]?.key;
  let next = nextOf(assignment);
  for (let seen = 0; next !== undefined && seen < farthest; seen += 1, next = nextOf(next)) {
    const value = isAssignment(next) ? valueOf(next) : undefined;
    const [target] = targetsOf(next);
    if (value === undefined || target === undefined) return false;
    const takes = (it: XmlElement): boolean => it.localName === 'var' && variableKey(it) === key;
    if (takes(value) && target.partial)
      return (
        indexedVariable(target.storage) !== undefined &&
        isOfNumbers(target, around) &&
        takesOne(target.storage, around)
      );
    const isLast = targetsOf(next).length === 1 && isScalarBehind(next);
    if (isLast && takes(value)) return true;
    const isMade = value.localName === 'call' && argumentsOf(value).some(takes);
    if (isMade && !operandsOfScalar(value, around).some(takes)) return false;
    if (isLast && isMade) return true;
    if (!isTemporary(next)) return false;
    if (isMade) key = target.key;
  }
  return false;
}

/** Whether just a temporary is assigned to. */
function isTemporary(assignment: XmlElement): boolean {
  const targets = targetsOf(assignment);
  return (
    targets.length === 1 &&
    targets.every((it) => !it.partial && children(it.variable)[0]?.localName === 'tmp')
  );
}

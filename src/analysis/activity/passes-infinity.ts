import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { holdsVariable } from '../reading/holds-variable.js';
import { isActive } from '../reading/is-active.js';
import { keysOf } from '../names/names.js';
import { isStorage, principalVariable } from '../reading/variable.js';

/** Functions whose slope does not vanish where an argument is infinite. */
const passing: ReadonlySet<string> = new Set([
  ...['plus', 'minus', 'uminus', 'uplus', 'times', 'mtimes', 'sum', 'mean', 'cumsum', 'dot', 'norm', 'abs'],
  ...['transpose', 'ctranspose', 'reshape', 'permute', 'squeeze', 'repmat', 'horzcat', 'vertcat', 'full'],
  ...['real', 'conj', 'max', 'min'],
]);

/**
 * Whether infinity in a variable stays infinity, or becomes no number, wherever a function that is the entry takes it. A quotient with
 * such a divisor, or an arc tangent, is finite, and makes the adjoint zero without leaving anything out: zero times the slope
 * of a pole is then no number.
 */
export function passesInfinity(unit: XmlElement, key: string, isEntry: boolean): boolean {
  const returned = new Set(keysOf(unit, 'outvars'));
  const keys = new Set([key]);
  for (const it of keys) {
    if (!isEntry && returned.has(it)) return false;
    const reached = reachedFrom(unit, it);
    if (reached === undefined) return false;
    for (const other of reached) keys.add(other);
  }
  return true;
}

/** The active variables whose values come from a variable; undefined where one may come from it as another number. */
function reachedFrom(unit: XmlElement, key: string): readonly string[] | undefined {
  const taking: XmlElement[] = [];
  walk(unit, (it) => {
    if (!isAssignment(it)) return undefined;
    const value = valueOf(it);
    if (value !== undefined && holdsVariable(value, key) && activeTargets(it).length > 0) taking.push(it);
    return false;
  });
  const isPassed = taking.every((it) => isPassedBy(valueOf(it) ?? it, key));
  return isPassed ? taking.flatMap(activeTargets) : undefined;
}

function activeTargets(assignment: XmlElement): string[] {
  return targetsOf(assignment).flatMap((it) => (isActive(it.variable) ? [it.key] : []));
}

function isPassedBy(value: XmlElement, key: string): boolean {
  if (isStorage(value)) return true;
  if (value.localName === 'unary') return value.getAttribute('op') === '-';
  if (value.localName !== 'call') return false;
  const name = calleeName(value);
  const given = argumentsOf(value);
  const isAt = (place: number): boolean =>
    given.every((it, index) => index === place || !holdsVariable(it, key)) && isBare(given[place]);
  switch (name) {
    case 'rdivide':
    case 'mrdivide':
      return isAt(0);
    case 'ldivide':
      return isAt(1);
    case 'power':
    case 'mpower':
      return isAt(0) && Number(given[1]?.textContent) >= 1;
    default:
      return passing.has(name) && given.every((it) => isBare(it) || !holdsVariable(it, key));
  }
}

/** Whether an argument is a variable, or elements of one, with a sign perhaps. */
function isBare(argument: XmlElement | undefined): boolean {
  if (argument?.localName === 'unary') return isBare(children(argument)[0]);
  return argument !== undefined && isStorage(argument) && principalVariable(argument) !== undefined;
}

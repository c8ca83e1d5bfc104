import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { variableKey } from '../reading/variable.js';

/** Functions without poles whose value and slope overflow together. */
const overflowing: ReadonlySet<string> = new Set(['exp', 'expm1', 'pow2', 'cosh', 'sinh']);
/** Products and powers, which pass on an infinite slope where the program itself has made an operand infinite. */
const multiplying: ReadonlySet<string> = new Set(['times', 'power', 'mpower']);
/** Functions that give infinity, or no number, where an argument is infinite. */
const passing: ReadonlySet<string> = new Set([
  ...['plus', 'minus', 'uminus', 'uplus', 'times', 'mtimes', 'sum', 'transpose', 'ctranspose'],
]);
/**
 * Functions that have a finite value, and slope 0, where their argument is infinite; `exp` of infinity stays infinite, and
 * so do its results.
 */
const taming: ReadonlySet<string> = new Set(['exp', 'expm1', 'atan', 'tanh', 'erf', 'erfc']);

/** Where the value of a variable goes: to what is finite where it is not, to another variable as infinity, or elsewhere. */
type Use = 'tamed' | 'elsewhere' | { readonly passedTo: string };

/**
 * Finds the exponentials that may overflow on the way to a value that does not, as in `1 ./ (1 + exp(-x))`: what is divided by
 * infinity is zero nearby, too, and so is the derivative, but zero times an infinite slope is no number. All that reads them
 * must be of that kind: behind a logarithm, say, the value is infinite itself, and its derivative not zero. In programs that
 * mention infinity, products and powers on such ways are of that kind, too.
 *
 * Writes `ada:dropped="overflow"` on the calls. In programs that mention infinity, as tables of costs begin with it, other calls of
 * `exp` get `vanishing`: the exponential of minus infinity is zero, and so is its tangent, whatever that of infinity is.
 */
export const overflows: Analysis = {
  name: 'overflows',
  needs: ['ada:dropped', 'ada:rule'],
  adds: [],
  completes: ['ada:dropped'],
  run(root) {
    const isInfinite = mentionsInfinity(root);
    for (const unit of functionsOf(root)) {
      const uses = usesIn(unit);
      walk(unit, (it) => {
        const call = isAssignment(it) ? calledAlone(it) : undefined;
        const isMultiplied = isInfinite && call !== undefined && multiplying.has(calleeName(call));
        if (call === undefined || !(overflowing.has(calleeName(call)) || isMultiplied)) return undefined;
        const target = targetsOf(it)[0];
        if (target !== undefined && isTamed(uses, target.key, 4)) annotate(call, 'dropped', 'overflow');
        else if (isInfinite && calleeName(call) === 'exp' && annotation(call, 'dropped') === undefined)
          annotate(call, 'dropped', 'vanishing');
        return undefined;
      });
    }
  },
};

/** Whether values of a program may be infinite because it says so. */
export function mentionsInfinity(root: XmlElement): boolean {
  return holds(root, (it) => it.localName === 'call' && ['inf', 'Inf'].includes(calleeName(it)));
}

/** The call of a function with a rule whose only result a whole variable is given. */
function calledAlone(assignment: XmlElement): XmlElement | undefined {
  const value = valueOf(assignment);
  const targets = targetsOf(assignment);
  const isWhole = targets.length === 1 && targets[0]?.partial === false;
  return isWhole && value?.localName === 'call' && annotation(value, 'rule') !== undefined
    ? value
    : undefined;
}

function usesIn(unit: XmlElement): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const note = (variable: XmlElement, use: Use): void => {
    const key = variableKey(variable);
    uses.set(key, [...(uses.get(key) ?? []), use]);
  };
  const noteAll = (part: XmlElement): void => {
    walk(part, (it) => {
      if (it.localName === 'var') note(it, 'elsewhere');
      return undefined;
    });
  };
  walk(unit, (it) => {
    // In an adjoint that is differentiated once more, what asks for infinity has dealt with it.
    if (it.localName === 'call' && /(^|_)adm_finite$/.test(calleeName(it))) return false;
    const call = isAssignment(it) ? calledAlone(it) : undefined;
    if (call === undefined) {
      if (it.localName === 'var') note(it, 'elsewhere');
      return undefined;
    }
    const target = targetsOf(it)[0]?.key ?? '';
    for (const [place, given] of argumentsOf(call).entries()) {
      const bare = unsigned(given);
      if (bare.localName === 'var') note(bare, useBy(call, place, target));
      else noteAll(given);
    }
    return false;
  });
  return uses;
}

function useBy(call: XmlElement, place: number, target: string): Use {
  const name = calleeName(call);
  if (name === 'rdivide' || name === 'mrdivide') return place === 1 ? 'tamed' : { passedTo: target };
  if (name === 'power' || name === 'mpower') {
    const exponent = argumentsOf(call)[1];
    const isNegative = exponent?.localName === 'unary' && unsigned(exponent).localName === 'literal';
    return place === 0 && isNegative ? 'tamed' : 'elsewhere';
  }
  if (taming.has(name)) return 'tamed';
  return passing.has(name) && place < 2 ? { passedTo: target } : 'elsewhere';
}

function unsigned(expression: XmlElement): XmlElement {
  const isSigned = expression.localName === 'unary' && ['-', '+'].includes(expression.getAttribute('op'));
  const inner = isSigned ? children(expression)[0] : undefined;
  return inner === undefined ? expression : unsigned(inner);
}

function isTamed(uses: ReadonlyMap<string, readonly Use[]>, key: string, depth: number): boolean {
  const found = uses.get(key) ?? [];
  const isFine = (use: Use): boolean =>
    use === 'tamed' || (use !== 'elsewhere' && depth > 0 && isTamed(uses, use.passedTo, depth - 1));
  return found.length > 0 && found.every(isFine);
}

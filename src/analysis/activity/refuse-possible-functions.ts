import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { AnalysisContext } from '../analysis.js';
import { annotation, children, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { namedConstants } from '../sharing/named-constants.js';
import { needsArguments } from '../reading/needs-arguments.js';
import { unassignedReads } from '../reading/unassigned-reads.js';
import { variableKey } from '../reading/variable.js';

/**
 * Octave takes the name of a variable that has no value yet for that of a function. Where varied values go into such
 * a call both readings would have to be differentiated; where the name stands alone, or no variable of that name can
 * have a value, generated code that prepares the variable would hide the function. Where flags are asked, it is refused
 * only if code does prepare the variable (`possible-functions.ts`). A constant may be evaluated in the reverse sweep, too,
 * and code can prepare the variable by it, unless the variable is cleared; a function that needs arguments is not what a
 * name stands for that stands alone.
 */
export function refusePossibleFunctions(
  unit: XmlElement,
  stateOf: (name: string) => string | undefined,
  isVaried: (it: XmlElement, statement: XmlElement) => boolean,
  { report }: AnalysisContext,
): void {
  const isFunction = (name: string): boolean => stateOf(name) !== undefined;
  for (const read of unassignedReads(unit, isFunction)) {
    const { variable, statement, isNever, isAsWritten, isCleared } = read;
    const name = variableKey(variable);
    const around = variable.parentNode as XmlElement;
    const [base, indices] = around.localName === 'array' ? children(around) : [];
    const state = stateOf(name) ?? '';
    const takesNothing = ['user', 'passive'].includes(state);
    const isSafe = state === 'passive' && (namedConstants.has(name) || needsArguments.has(name));
    const isActive = annotation(variable, 'active') !== undefined;
    const isRefused =
      base === variable && indices !== undefined
        ? isNever || isCleared || children(indices).some((index) => isVaried(index, statement))
        : takesNothing && (isNever || isCleared || (!isSafe && (isAsWritten || isActive)));
    if (isRefused) report(diagnostic('E207', placeOf(variable), { name }));
  }
}

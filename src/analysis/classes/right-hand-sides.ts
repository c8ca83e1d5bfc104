import { annotation, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { functionName } from '../reading/free-names.js';

/**
 * The helpers that find the steps of a solver: of explicit ones, and of those whose steps solve an equation. Where a derivative
 * is differentiated that brings them along, they are functions of the program.
 */
const stepFinder = /^(user_)*adm_ode_(mesh|points)/;

/** The right-hand sides of the differential equations whose solutions are expanded. */
export function rightHandSides(units: readonly XmlElement[]): XmlElement[] {
  const byName = new Map(units.map((it) => [functionName(it), it]));
  return units
    .filter(followsSolver)
    .flatMap((it) => userCallsIn(it))
    .flatMap((name) => byName.get(name) ?? []);
}

/**
 * The functions of a derivative that is differentiated again which compute a right-hand side, as the program wrote it: those
 * that handles lead to, and what these call; none where the derivative follows no steps of a solver.
 */
export function rightHandSidesAgain(root: XmlElement): XmlElement[] {
  const units = functionsOf(root);
  if (!units.some((it) => !isExpanded(it) && findsSteps(it))) return [];
  const byName = new Map(units.map((it) => [functionName(it), it]));
  const found = new Set<XmlElement>();
  const visit = (part: XmlElement): void => {
    for (const name of userCallsIn(part)) {
      const unit = byName.get(name);
      if (unit === undefined || found.has(unit)) continue;
      found.add(unit);
      visit(unit);
    }
  };
  walk(root, (it) => {
    if (it.localName === 'anonymous-function') visit(it);
    return undefined;
  });
  return [...found];
}

/** Whether a function stands for calls of a solver of differential equations in the program, and follows its steps. */
export function followsSolver(unit: XmlElement): boolean {
  return isExpanded(unit) && findsSteps(unit);
}

/** Whether a function stands for calls of a solver in the program. */
function isExpanded(unit: XmlElement): boolean {
  return annotation(unit, 'made') === 'outlined';
}

function findsSteps(unit: XmlElement): boolean {
  return holds(unit, (it) => it.localName === 'call' && stepFinder.test(calleeName(it)));
}

function userCallsIn(part: XmlElement): string[] {
  const found = new Set<string>();
  walk(part, (it) => {
    if (it.localName === 'call' && annotation(it, 'is') === 'user') found.add(calleeName(it));
    return undefined;
  });
  return [...found];
}

import type { Analysis } from '../analysis.js';
import { annotate, child, children, holds, holdsName, walkNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { FreshNames } from '../names/fresh-names.js';
import { isWithin } from '../sharing/is-within.js';
import { counters } from '../sharing/output-counts.js';
import { reachedFrom } from '../sharing/reached-from.js';
import { scopesOf, type Scope } from '../sharing/scopes.js';
import { usesUnseen } from '../sharing/uses-unseen.js';
import { variableKey } from '../reading/variable.js';

/**
 * Persistent variables that are computed when their function is called for the first time, from nothing that it is
 * given, and stay what they are: `if isempty(w), w = …; end`. A function of its own can keep them, and whoever calls
 * theirs shares no variables with it.
 *
 * Writes `ada:constants` on functions (the name of the one that is to keep them), and `ada:constant` on the declarations
 * of the variables and on the statements that compute them.
 */
export const cachedConstants: Analysis = {
  name: 'cached-constants',
  needs: [],
  reads: ['ada:is', 'ada:caches'],
  adds: ['ada:constant', 'ada:constants'],
  run(root, { rules }) {
    if (!holds(root, (it) => it.localName === 'persistent')) return;
    const names = new FreshNames(root, rules);
    for (const scope of scopesOf(root)) {
      const isAlone = scope.outer === undefined && scope.nested.length === 0;
      const { constants, guards } = isAlone ? constantsOf(scope) : { constants: [], guards: [] };
      if (constants.length === 0) continue;
      annotate(scope.unit, 'constants', names.fresh(`constants_of_${scope.name}`));
      for (const it of [...constants, ...guards]) annotate(it, 'constant', 'yes');
    }
  },
};

/** Expressions that a statement may hold that is to run elsewhere, and those that it may not. */
const bound: ReadonlySet<string> = new Set([
  ...[
    'command',
    'return',
    'anonymous-function',
    'function-handle',
    'global',
    'persistent',
    'try',
    'unwind-protect',
  ],
]);

/** Functions that tell of the one that calls them. */
const telling: ReadonlySet<string> = new Set([
  ...[
    ...counters.keys(),
    'nargin',
    'exist',
    'who',
    'inputname',
    'mfilename',
    'dbstack',
    'mlock',
    'print_usage',
  ],
]);

/** The declarations of a function's constants, and the statements that compute these. */
function constantsOf(scope: Scope): { constants: XmlElement[]; guards: XmlElement[] } {
  const declared = [...scope.declared].filter(([name, [it, ...others]]) => {
    const declaration = it?.parentNode as XmlElement | undefined;
    const isFirst = declaration?.localName === 'persistent' && others.length === 0;
    return isFirst && declaration.parentNode === bodyOf(scope.unit) && !scope.interface.has(name);
  });
  const constants = new Map(declared.map(([name, [it]]) => [name, it!]));
  let guards = children(bodyOf(scope.unit)).filter((it) => isGuard(it, constants));
  for (let before = -1; before !== constants.size + guards.length;) {
    before = constants.size + guards.length;
    guards = guards.filter((it) => dependsOnlyOn(it, constants, scope));
    for (const name of constants.keys()) if (!isComputedBy(guards, name, scope)) constants.delete(name);
  }
  return { constants: [...constants.values()], guards };
}

/** Whether a statement runs only where variables have no value yet, and gives them one. */
function isGuard(it: XmlElement, variables: ReadonlyMap<string, XmlElement>): boolean {
  const [condition, list, ...others] = children(it);
  if (it.localName !== 'if' || condition === undefined || list === undefined || others.length > 0)
    return false;
  const asked = askedIn(condition);
  const given = children(list).flatMap((one) => (isAssigned(one) ? targetsOf(one) : []));
  const isGiven = (name: string): boolean => given.some((one) => one.key === name && !one.partial);
  return (
    asked.length > 0 && asked.every((name) => name !== undefined && variables.has(name) && isGiven(name))
  );
}

/** The variables of which a condition asks whether they, or some of them, are empty; undefined for what else it asks. */
function askedIn(condition: XmlElement): (string | undefined)[] {
  const parts = children(condition);
  if (condition.localName === 'binary' && condition.getAttribute('op') === '||')
    return parts.flatMap(askedIn);
  const [called, list] = parts;
  const [variable, ...others] = list === undefined ? [] : children(list);
  const isAsked = condition.localName === 'array' && called?.textContent === 'isempty' && others.length === 0;
  return [isAsked && variable?.localName === 'var' ? variableKey(variable) : undefined];
}

/** Whether a statement needs nothing of its function but constants, and leaves nothing else there. */
function dependsOnlyOn(guard: XmlElement, constants: ReadonlyMap<string, XmlElement>, scope: Scope): boolean {
  const users = new Map(scope.mentions.map(({ element, callee }) => [element, callee]));
  const isOwn = (name: string): boolean =>
    !scope.interface.has(name) && placesOf(name, scope.unit).every((it) => isWithin(it, guard));
  return !holdsName(guard, (it) => {
    if (bound.has(it.localName)) return true;
    if (it.localName !== 'var' && it.localName !== 'id') return false;
    const name = it.localName === 'var' ? variableKey(it) : it.textContent;
    if (constants.has(name)) return false;
    if (scope.variables.has(name)) return !isOwn(name);
    const callee = users.get(it);
    if (callee !== undefined) return !sharesNothing(callee);
    return telling.has(name) || (usesUnseen(name) && name !== 'load');
  });
}

/** Whether the value of a constant comes from such statements, and no other statement stands before them that asks for it. */
function isComputedBy(guards: readonly XmlElement[], name: string, scope: Scope): boolean {
  const written = scope.writes.get(name) ?? [];
  if (!written.every((it) => guards.some((guard) => isWithin(it, guard)))) return false;
  const last = guards.findLastIndex((guard) => written.some((it) => isWithin(it, guard)));
  const statements = children(bodyOf(scope.unit));
  const before = statements.slice(0, last < 0 ? 0 : statements.indexOf(guards[last]!));
  return before.every(
    (it) =>
      it.localName === 'persistent' ||
      guards.includes(it) ||
      !placesOf(name, it).some((place) => isWithin(place, it)),
  );
}

/** Whether a function, and all that it calls, has no variables that outlive it, and does not ask how it is called. */
function sharesNothing(callee: Scope): boolean {
  return [...reachedFrom(callee)].every(
    (it) => it.outer === undefined && it.declared.size === 0 && it.nested.length === 0,
  );
}

/** Where a name stands as that of a variable. */
function placesOf(name: string, within: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walkNames(within, (it) => {
    const isNamed =
      it.localName === 'var' ? variableKey(it) === name : it.localName === 'id' && it.textContent === name;
    if (isNamed && child(within, 'id') !== it) found.push(it);
  });
  return found;
}

import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotation,
  child,
  children,
  firstChildOf,
  clearAnnotations,
  functionsOf,
  holds,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment } from '../reading/assignment.js';
import { FreshNames } from '../names/fresh-names.js';
import { writtenTruth } from './handle-condition.js';
import { HandleFlow } from './handle-flow.js';
import { closureCall } from './closure-call.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { fieldsMade, flagKey } from './flag-fields.js';
import { functionName } from '../reading/free-names.js';
import { unspentHandles } from './unspent-handles.js';
import { variableKey } from '../reading/variable.js';
import { listedNames } from '../reading/listed-names.js';

/**
 * Which functions handles stand for where they are called: handles are followed from where they are made through
 * variables, parameters and outputs (`handle-flow.ts`).
 *
 * Where a function is reached with different handles, the versions that it needs are written down: `ada:versions`
 * (their names) and `ada:counts` (the number of arguments that each gets, `-` where nobody asks) on functions,
 * `ada:targets` (`version=callee` for each version that is around) on calls and handles of functions. Otherwise
 * `ada:handle` (a number) is written on what makes a handle that is called, `ada:handles` (such numbers) on
 * variables that hold handles of which all is known, and `ada:spent` on parameters, outputs and targets whose
 * handles nobody will ask for when the calls of them are calls of functions. `ada:is` is `passive` on calls of `feval`
 * that fail if they are reached, and `ada:lacks` (a number of outputs, and a name) on assignments that do, as they want
 * that of a handle that cannot give it. `ada:decided` says of branches that they are
 * `never` entered, or `always` where they are reached, as their conditions ask of handles, or of flags that the program
 * itself sets, what is known.
 */
export const handles: Analysis = {
  name: 'handles',
  needs: ['ada:called', 'ada:is', 'ada:made', 'ada:names', 'ada:outlined'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: [
    'ada:counts',
    'ada:decided',
    'ada:handle',
    'ada:handles',
    'ada:lacks',
    'ada:spent',
    'ada:targets',
    'ada:versions',
  ],
  writes: ['ada:is', 'ada:made'],
  isRepeatable: true,
  run(root, { options, rules }) {
    clearAnnotations(root, handles.adds);
    if (!makesHandles(root) && !holds(root, isDecided) && !asksForFlags(root)) return;
    const entry = options['entry'] ?? '';
    const independents = new Set(listedNames(options['independents']));
    const blocked = new Set<XmlElement>();
    const free = new FreshNames(root, rules);
    for (;;) {
      const flow = new HandleFlow(root, entry, independents, rules, blocked);
      flow.run();
      const names = flow.versionNames(free);
      if (names.size > 0) {
        writeVersions(root, flow, names);
        return;
      }
      const { keys, conflicts } = unspentHandles(flow);
      if (conflicts.size === 0) {
        writeHandles(flow, keys);
        return;
      }
      for (const site of conflicts) blocked.add(site);
    }
  },
};

/** Whether there are handles, or calls of functions by names that are text. */
function makesHandles(root: XmlElement): boolean {
  return holds(root, (it) => {
    const isHandle = it.localName === 'function-handle' || it.localName === 'anonymous-function';
    return isHandle || (it.localName === 'call' && calleeName(it) === 'feval');
  });
}

/** Whether a branch says itself whether it is taken. */
function isDecided(it: XmlElement): boolean {
  const condition = it.localName === 'when' ? firstChildOf(it) : undefined;
  return condition !== undefined && writtenTruth(condition) !== undefined;
}

/** Whether a condition asks for a variable of the program, or a field, that is given a digit, or a truth value, somewhere: by a call, too. */
function asksForFlags(root: XmlElement): boolean {
  const flags = new Set<string>();
  const units = new Map(functionsOf(root).map((it) => [functionName(it), it]));
  walk(root, (it) => {
    const [target, value] = isAssignment(it) ? children(it) : [];
    const key = target === undefined ? undefined : flagKey(target);
    const isNamed = target?.localName !== 'var' || child(target, 'id') !== undefined;
    if (isFlag(value) && key !== undefined && isNamed) flags.add(key);
    for (const made of value === undefined ? [] : fieldsMade(value))
      if (isFlag(made.value)) flags.add(`${key}.${made.name}`);
    if (it.localName !== 'call' || annotation(it, 'is') !== 'user') return undefined;
    const unit = units.get(calleeName(it));
    const parameters = unit === undefined ? undefined : child(unit, 'param-list');
    const given = argumentsOf(it);
    for (const [index, parameter] of (parameters === undefined ? [] : children(parameters)).entries())
      if (isFlag(given[index])) flags.add(variableKey(parameter));
    return undefined;
  });
  const asks = (it: XmlElement): boolean => flags.has(flagKey(it) ?? '');
  return holds(root, (it) => {
    const [condition] = it.localName === 'when' ? children(it) : [];
    return condition !== undefined && (asks(condition) || holds(condition, asks));
  });
}

function isFlag(value: XmlElement | undefined): boolean {
  return value !== undefined && (/^\d$/.test(value.textContent) || writtenTruth(value) !== undefined);
}

function writeVersions(root: XmlElement, flow: HandleFlow, names: ReadonlyMap<object, string>): void {
  for (const unit of functionsOf(root)) {
    const versions = flow.versions.filter((it) => it.unit === unit);
    const nameOf = (it: object): string => names.get(it) ?? functionName(unit);
    const own = versions.map(nameOf);
    if (versions.length === 0) continue;
    // A function that others may call by its name stays as it is.
    if (annotation(unit, 'made') === undefined && !own.includes(functionName(unit)))
      own.unshift(functionName(unit));
    if (own.some((name) => name !== functionName(unit))) {
      annotate(unit, 'versions', own.join(' '));
      const counts = versions.filter((it) => it.count !== undefined);
      if (counts.length > 0)
        annotate(unit, 'counts', counts.map((it) => `${nameOf(it)}=${it.count}`).join(' '));
    }
    const targets = new Map<XmlElement, string[]>();
    for (const version of versions) {
      const made = flow.madeIn(version).map((it) => [closureCall(it.site) ?? it.site, it.target] as const);
      for (const [element, target] of [...version.targets, ...made]) {
        const name = target === undefined ? undefined : names.get(target);
        if (name === undefined) continue;
        targets.set(element, [...(targets.get(element) ?? []), `${nameOf(version)}=${name}`]);
      }
    }
    for (const [element, list] of targets) annotate(element, 'targets', list.join(' '));
  }
}

function writeHandles(flow: HandleFlow, unspent: ReadonlyMap<XmlElement, ReadonlySet<string>>): void {
  for (const version of flow.versions) {
    const kept = unspent.get(version.unit) ?? new Set();
    // Branches that are dropped may be all that calls functions, which are dropped with them.
    let isChanged = version.called.size > 0 || version.decided.size > 0 || version.lacking.size > 0;
    for (const [element, value] of version.facts) {
      if (!flow.isKnown(value) || (isCallee(element) && !version.called.has(element))) continue;
      const closures = [...value.closures].sort((a, b) => a.number - b.number);
      annotate(element, 'handles', closures.map((it) => it.number).join(' '));
      if (!kept.has(variableKey(element))) annotate(element, 'spent', 'yes');
      isChanged = true;
    }
    // It is left to fail.
    for (const call of version.failing) annotate(call, 'is', 'passive');
    for (const [called, { statement, wanted }] of version.lacking) {
      const versions = flow.versions.filter((it) => it.unit === version.unit);
      if (versions.every((it) => it.lacking.has(called)))
        annotate(
          statement,
          'lacks',
          `${wanted || 1} ${called.localName === 'var' ? called.textContent : 'the handle'}`,
        );
    }
    for (const [branch, how] of version.decided) annotate(branch, 'decided', how);
    for (const closure of flow.madeIn(version)) {
      annotate(closure.site, 'handle', String(closure.number));
      if (closure.site.localName === 'literal') annotate(closure.site, 'is', flow.stateOf(closure.site));
      isChanged = true;
    }
    if (isChanged && annotation(version.unit, 'made') === undefined)
      annotate(version.unit, 'made', 'changed');
  }
}

/** Whether the element stands where a function may be called: before indices, or as the first argument of `feval`. */
function isCallee(element: XmlElement): boolean {
  const holder = element.parentNode as XmlElement | null;
  if (holder === null || children(holder)[0] !== element) return false;
  if (holder.localName === 'array') return true;
  const call = holder.parentNode as XmlElement | null;
  return holder.localName === 'param-list' && call?.localName === 'call' && calleeName(call) === 'feval';
}

import { diagnostic, type Diagnostic } from '../../diagnostic/diagnostic.js';
import type { Analysis } from '../analysis.js';
import { annotate, annotation, children, functionsOf, placeOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { functionAround } from './function-around.js';
import { functionTexts, type FunctionText } from './function-texts.js';
import { isCellList } from '../reading/is-cell-list.js';
import { keysOf } from './names.js';
import { isCallOfText } from '../reading/naming-texts.js';
import { fieldOf, fieldOfText, keeperOf } from './text-keeper.js';
import { principalVariable, variableKey } from '../reading/variable.js';

/**
 * Which functions are called where only the run knows the text that names them: `ada:names` on calls of `feval` and
 * `str2func` lists the functions that text in the program names, and that may be called so, as `text:function:state`,
 * the state as `ada:is` says it; `ada:patterns` what is known of names that are put together; `ada:only-text` is on calls that get no handles. Functions that make handles
 * of such text have `ada:names`, too.
 */
export const functionNames: Analysis = {
  name: 'function-names',
  needs: ['ada:called', 'ada:composes', 'ada:is', 'ada:strict', 'ada:unnamed'],
  adds: ['ada:names', 'ada:only-text', 'ada:patterns', 'ada:strict'],
  mayReport: true,
  run(root, { rules, report }) {
    const texts = functionTexts(root, rules);
    const units = new Map(functionsOf(root).map((it) => [functionName(it), it]));
    walk(root, (it) => {
      if (it.localName !== 'call' || annotation(it, 'is') === 'user' || !isCallOfText(it)) return undefined;
      const [first] = argumentsOf(it);
      const { possible, isOnlyText } =
        first === undefined ? { possible: texts } : possibleTexts(first, texts);
      if (isOnlyText === true) annotate(it, 'only-text', 'yes');
      for (const text of possible) reportUnnamed(text, units, report);
      const names = possible.flatMap((text) => named(text, it, units, rules) ?? []);
      if (names.length > 0) annotate(it, 'names', [...new Set(names)].join(' '));
      const patterns = possible.flatMap(({ pattern }) => (pattern?.includes('*') === true ? [pattern] : []));
      if (patterns.length > 0) annotate(it, 'patterns', [...new Set(patterns)].join(' '));
      const shared = annotation(functionAround(it), 'strict');
      if (shared === undefined) return undefined;
      annotate(it, 'strict', shared);
      if (names.length === 0) report(sharingUnknown(it, shared));
      return undefined;
    });
  },
};

/**
 * The text that an expression may be, as far as its form tells, and whether it is nothing else: for a field what fields of
 * that name are given, for a variable what it is assigned if that is nothing else.
 */
function possibleTexts(
  it: XmlElement,
  texts: readonly FunctionText[],
): { readonly possible: readonly FunctionText[]; readonly isOnlyText?: boolean } {
  const own = texts.filter(({ text }) => text === it);
  if (own.length > 0) return { possible: own, isOnlyText: true };
  const field = fieldOf(it);
  if (field !== undefined)
    return { possible: texts.filter(({ text }) => [undefined, field].includes(fieldOfText(text))) };
  if (it.localName === 'call' && annotation(it, 'is') === 'user') return { possible: texts };
  const variable = principalVariable(it);
  const unit = functionAround(it);
  const key = variable === undefined ? '' : variableKey(variable);
  if (keysOf(unit, 'param-list').includes(key) || isOwnParameter(it, key)) return { possible: texts };
  const assigned = new Map<XmlElement, FunctionText[]>();
  walk(bodyOf(unit), (part) => {
    const [variable] = children(part);
    const isLoop = part.localName === 'for' && variable !== undefined && variableKey(variable) === key;
    if (isLoop || (isAssignment(part) && targetsOf(part).some((target) => target.key === key)))
      assigned.set(part, []);
    return undefined;
  });
  for (const text of texts) assigned.get(keeperOf(text.text))?.push(text);
  const found = [...assigned.values()];
  if (found.some((it) => it.length === 0)) return { possible: texts };
  const isWhole = ([part, given]: [XmlElement, FunctionText[]]): boolean =>
    children(part)[0]?.localName === 'var' && given.some(({ text }) => text.parentNode === part);
  const isOnlyText = it === variable && assigned.size > 0 && [...assigned].every(isWhole);
  return { possible: found.flat(), isOnlyText };
}

/** Whether a variable is a parameter of an anonymous function around. */
function isOwnParameter(it: XmlElement, key: string): boolean {
  for (let around = it.parentNode; isElement(around); around = around.parentNode)
    if (around.localName === 'anonymous-function' && keysOf(around, 'param-list').includes(key)) return true;
  return false;
}

/** A function that text names, if a call can be one of it. */
function named(
  { name, called }: FunctionText,
  call: XmlElement,
  units: ReadonlyMap<string, XmlElement>,
  rules: RuleTable,
): string | undefined {
  const unit = called === undefined ? undefined : units.get(called);
  const isHandle = calleeName(call) === 'str2func';
  const given = argumentsOf(call).slice(1);
  const outputs = outputsOf(call);
  if (!isHandle && (outputs === 0 || given.some((it) => isCellList(it) || it.localName === 'colon')))
    return undefined;
  if (unit !== undefined && annotation(unit, 'unnamed') !== undefined) return undefined;
  if (unit !== undefined) {
    const fits =
      takes(keysOf(unit, 'param-list'), 'varargin', given.length) &&
      takes(keysOf(unit, 'outvars'), 'varargout', outputs);
    return isHandle || fits ? `${name}:${called}:user` : undefined;
  }
  const state = called === undefined ? rules.stateOf(name) : undefined;
  const fits = state === 'passive' || (state === 'rule' && rules.ruleFor(name, given, outputs) !== undefined);
  return state !== undefined && (isHandle ? state !== 'refused' : fits)
    ? `${name}:${name}:${state}`
    : undefined;
}

function takes(keys: readonly string[], rest: string, count: number): boolean {
  return count <= keys.length || keys.at(-1) === rest;
}

/** How many outputs are asked for; none where the call is a statement. */
function outputsOf(call: XmlElement): number {
  const around = call.parentNode as XmlElement;
  if (isAssignment(around)) return targetsOf(around).length;
  return around.localName === 'statement-list' ? 0 : 1;
}

/** Calls of unknown functions may use the variables that functions share. */
function sharingUnknown(call: XmlElement, shared: string): Diagnostic {
  return diagnostic('E312', placeOf(call), {
    name: calleeName(call),
    problem: `may call a function that uses variables which functions share, as ${shared.replaceAll(' ', ', ')}`,
    hint: 'call that by its name, or hand the variables on as arguments',
  });
}

/** Tells of a function that fits, but takes variables that functions share besides its arguments. */
function reportUnnamed(
  { name, called = '', pattern = name }: FunctionText,
  units: ReadonlyMap<string, XmlElement>,
  report: (it: Diagnostic) => void,
): void {
  const unit = units.get(called);
  const shared = unit === undefined ? undefined : annotation(unit, 'unnamed');
  if (unit === undefined || shared === undefined) return;
  const message = `it uses what functions share, as ${shared.replaceAll(' ', ', ')}`;
  report(diagnostic('W208', placeOf(unit), { name, pattern, reason: message }));
}

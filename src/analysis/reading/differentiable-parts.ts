import { annotation, child, children, textOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isCellList } from './is-cell-list.js';
import { isStorage, principalVariable, variableKey } from './variable.js';

const logical: ReadonlySet<string> = new Set(['||', '&&', '=']);

/**
 * The parts of an expression through which its value depends differentiably on variables. Left out are indices,
 * operands of passive operators and passive arguments. A variable has no parts; a storage expression has its
 * principal variable; the arguments of a user's function are all parts.
 */
export function differentiableParts(it: XmlElement, rules: RuleTable): readonly XmlElement[] {
  const parts = children(it);
  if (it.localName === 'var') return [];
  if (isStorage(it)) {
    const variable = principalVariable(it);
    return variable === undefined ? parts.slice(0, 1) : [variable];
  }
  switch (it.localName) {
    case 'literal':
    case 'function-handle':
      return [];
    case 'anonymous-function':
      return capturedVariables(it);
    case 'binary':
    case 'unary':
    case 'range':
      return isPassiveOperator(it, rules) ? [] : differentiableOperands(it, rules);
    case 'call':
      return differentiableArguments(it, rules);
    default:
      return parts;
  }
}

/** Whether a result of a call (from 0) is passive, as are the indices that `max` and `sort` give. */
export function isPassiveResult(it: XmlElement, position: number, rules: RuleTable): boolean {
  if (it.localName !== 'call' || annotation(it, 'is') === 'user') return false;
  const constant = rules.constantResults(calleeName(it));
  if (constant !== undefined) return position < constant;
  const rule = rules.ruleFor(calleeName(it), argumentsOf(it), position + 1);
  const result = rule?.results[position];
  return result !== undefined && rule?.passive.has(result) === true;
}

/** The variables in the body of an anonymous function that are not its parameters. */
export function capturedVariables(handle: XmlElement): XmlElement[] {
  const list = child(handle, 'param-list');
  const parameters = new Set((list === undefined ? [] : children(list)).map(variableKey));
  const found: XmlElement[] = [];
  for (const part of children(handle).slice(1)) {
    walk(part, (it) => {
      if (it.localName === 'var' && !parameters.has(variableKey(it))) found.push(it);
      return undefined;
    });
  }
  return found;
}

/** The arguments of a call. */
export function argumentsOf(call: XmlElement): XmlElement[] {
  const list = child(call, 'param-list');
  return list === undefined ? [] : children(list);
}

/** The indices of an array, or what may be the arguments of a handle. */
export function indicesOf(array: XmlElement): XmlElement[] {
  const [, indices] = children(array);
  return indices === undefined ? [] : children(indices);
}

/** The name of the function that is called. */
export function calleeName(call: XmlElement): string {
  const id = child(call, 'id');
  return id === undefined ? '' : textOf(id);
}

function differentiableArguments(call: XmlElement, rules: RuleTable): XmlElement[] {
  const kind = annotation(call, 'is');
  const given = argumentsOf(call);
  if (kind === 'user') return given;
  const name = calleeName(call);
  if (kind === 'passive') {
    // A solver's own call is passive where `expand-solver-calls` has written down what its result depends on.
    return rules.handsOn(name) || rules.constantResults(name) !== undefined ? given : [];
  }
  const passive = rules.passiveArguments(name, given);
  // Of what a list gives, and of what is behind it, only the run knows the places.
  const list = given.findIndex(isCellList);
  const isListed = list >= 0 && rules.derivesFrom(name, list);
  return given.filter((_, index) => !passive.has(index) || (isListed && index >= list));
}

function differentiableOperands(it: XmlElement, rules: RuleTable): XmlElement[] {
  const name = rules.operatorFunction(it);
  const operands = children(it);
  const passive = name === undefined ? new Set() : rules.passiveArguments(name, operands);
  return operands.filter((_, index) => !passive.has(index));
}

function isPassiveOperator(it: XmlElement, rules: RuleTable): boolean {
  const op = it.getAttribute('op');
  if (it.localName === 'unary' && (op === '[]' || op === '{}' || op === '()')) return false;
  if (logical.has(op)) return true;
  const name = rules.operatorFunction(it);
  return name !== undefined && rules.stateOf(name) === 'passive';
}

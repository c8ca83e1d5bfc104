import { holderOf } from '../../tree/census.js';
import { annotation, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { Rule, RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isActive } from '../reading/is-active.js';
import { variableKey } from '../reading/variable.js';

/**
 * Whether all that takes the adjoint of an outlined operand works as well with an adjoint that is yet to be expanded to the
 * operand's size: it is multiplied elementwise with something of that size. Additions to a part will not do: the first
 * increment of one is an assignment. The statement that gives the operand its value stands before the one that reads it,
 * with `ada:fit` on its arguments.
 */
export function isAbsorbed(operand: XmlElement, rules: RuleTable): boolean {
  const definition = definitionOf(operand);
  const call = definition === undefined ? undefined : valueOf(definition);
  if (call?.localName !== 'call' || annotation(call, 'is') === 'user') return false;
  // The adjoint of a sum of elements passes on as it is.
  if (calleeName(call) === 'sum' && (annotation(call, 'facts') ?? '').split(' ').includes('absorbed'))
    return true;
  const given = argumentsOf(call);
  const rule = rules.rule(annotation(call, 'rule') ?? '');
  if (rule?.elementwise !== true) return false;
  return given.every((argument, index) => {
    if (!isActive(argument)) return true;
    if (annotation(argument, 'fit') !== 'same') return false;
    return multiplies(rule, index, given, rules) || isAbsorbed(argument, rules);
  });
}

/** The assignment of an outlined operand's value: operands are read once, soon after it, in the same list. */
function definitionOf(operand: XmlElement): XmlElement | undefined {
  if (operand.localName !== 'var') return undefined;
  const key = variableKey(operand);
  if (!key.startsWith('tmp:ca:')) return undefined;
  for (let it = holderOf(operand).previousSibling; it !== null; it = it.previousSibling) {
    if (!isElement(it) || !isAssignment(it)) continue;
    const [target, ...others] = targetsOf(it);
    if (target?.key === key) return others.length === 0 && !target.partial ? it : undefined;
  }
  return undefined;
}

/**
 * Whether the derivative with respect to an argument has a factor of the size of the result: the result itself, or an
 * argument that has its size.
 */
function multiplies(rule: Rule, index: number, given: readonly XmlElement[], rules: RuleTable): boolean {
  const formulas = rule.formulas.filter((it) => it.getAttribute('of') === rule.parameters[index]);
  return formulas.every((formula) => {
    const parts: XmlElement[] = [];
    walk(formula, (it) => {
      parts.push(it);
      return undefined;
    });
    return (
      parts.some((it) => it.localName === 'var' && hasSizeOfResult(it.textContent, rule, given)) &&
      parts.every((it) => it.localName !== 'call' || isElementwiseCall(it, rules))
    );
  });
}

function isElementwiseCall(call: XmlElement, rules: RuleTable): boolean {
  const name = calleeName(call);
  return (
    rules.ruleFor(name, argumentsOf(call), 1)?.elementwise === true ||
    rules.passiveFacts(name)?.shape === 'broadcast'
  );
}

function hasSizeOfResult(name: string, rule: Rule, given: readonly XmlElement[]): boolean {
  if (rule.results.includes(name)) return true;
  const argument = given[rule.parameters.indexOf(name)];
  return argument !== undefined && annotation(argument, 'fit') === 'same';
}

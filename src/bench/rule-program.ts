import type { RuleSource } from '../rules/rule-sources.js';

/** A function that does nothing but call the function of a rule. */
export interface RuleProgram {
  readonly text: string;
  readonly independents: readonly string[];
  readonly dependents: readonly string[];
  readonly outputs: readonly string[];
}

/** The program that has a rule for its only statement; undefined for rules of lists of any length. */
export function ruleProgram(rule: RuleSource, name: string): RuleProgram | undefined {
  if (rule.args.some((it) => it.endsWith('...'))) return undefined;
  const parameters = rule.args.filter(isName);
  const independents = parameters.filter(
    (it) => rule.linear.includes(it) || rule.formulas.some(({ of }) => of.includes(it)),
  );
  const dependents = rule.results.filter((it) => !rule.passive.includes(it));
  if (independents.length === 0 || dependents.length === 0) return undefined;
  const outputs = rule.results.join(', ');
  const text = [
    `function [${outputs}] = ${name}(${parameters.join(', ')})`,
    `  [${outputs}] = ${rule.name}(${rule.args.join(', ')});`,
    'end',
    '',
  ].join('\n');
  return { text, independents, dependents, outputs: rule.results };
}

/** Arguments of patterns are names and literals. */
export function isName(argument: string): boolean {
  return /^[A-Za-z]/.test(argument);
}

import { mayBeText } from './rule-table.js';
import type { RuleSource } from './rule-sources.js';

/** What is wrong with a rule that the schema cannot tell: names that are not its own, or an earlier rule that is taken instead. */
export function ruleFault(rule: RuleSource, earlier: readonly RuleSource[]): string | undefined {
  const { name, results, formulas, tries } = rule;
  const args = namesOf(rule);
  const own = [...args, ...results];
  const doubled = own.find((it, index) => own.indexOf(it) !== index);
  if (doubled !== undefined) return `'${doubled}' stands twice among arguments and results of '${name}'`;
  const points = tries.flatMap((it) => Object.keys(it).filter((key) => key !== 'active'));
  const arrivals = formulas.flatMap((it) => (it.result === undefined ? [] : [it.result]));
  const strayed =
    stray([...formulas.flatMap((it) => it.of), ...rule.linear, ...points], args, 'argument') ??
    stray([...arrivals, ...rule.unruled], results, 'result') ??
    stray(rule.passive, own, 'argument and no result');
  if (strayed !== undefined) return `${strayed} of '${name}'`;
  return earlier.some((it) => it.results.length === results.length && hides(it, rule))
    ? `an earlier one of '${name}' fits all calls that this one fits`
    : undefined;
}

function stray(names: readonly string[], known: readonly string[], what: string): string | undefined {
  const found = names.find((it) => !known.includes(it));
  return found === undefined ? undefined : `'${found}' is no ${what}`;
}

function namesOf({ args }: RuleSource): string[] {
  return args.filter((it) => /^[A-Za-z]/.test(it)).map((it) => it.replace('...', ''));
}

/** Whether every call that fits the later rule fits the earlier one. */
export function hides(earlier: RuleSource, later: RuleSource): boolean {
  if (earlier.name !== later.name || earlier.results.length < later.results.length) return false;
  const open = isOpen(earlier);
  if (isOpen(later) && !open) return false;
  const fixed = open ? earlier.args.slice(0, -1) : earlier.args;
  if (open ? later.args.length < fixed.length : later.args.length !== fixed.length) return false;
  return fixed.every((it, index) => {
    const other = later.args[index] ?? '';
    return it === other || (/^[A-Za-z]/.test(it) && (mayBeText(it) || !mayHoldText(other)));
  });
}

/** Whether a part of a pattern is text, or a name for which text may stand. */
function mayHoldText(part: string): boolean {
  return part.startsWith("'") || mayBeText(part);
}

function isOpen(rule: RuleSource): boolean {
  return rule.args.at(-1)?.endsWith('...') === true;
}

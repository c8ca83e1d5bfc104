import { mayBeText } from './rule-table.js';
import type { Formula, RuleSource } from './rule-sources.js';

/**
 * The error in a rule that the schema cannot see: names that are not its own, declarations made twice, or an earlier rule
 * that is taken instead.
 */
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
  const denied = formulas.flatMap((it) => it.of).find((it) => rule.passive.includes(it));
  if (denied !== undefined) return `'${denied}' of '${name}' is passive, and has a derivative`;
  const [foreign] = formulas.flatMap((it) => foreignWays(it, args, results));
  if (foreign !== undefined)
    return `'${foreign}' in a formula of '${name}' is none of its adjoints and tangents`;
  const idle = formulas.find((it, index) => isIdle(it, formulas.slice(0, index)));
  if (idle !== undefined)
    return `the derivative of '${name}' with regard to '${idle.of.join(' ')}' is given twice`;
  return earlier.some((it) => it.results.length === results.length && hides(it, rule))
    ? `an earlier one of '${name}' fits all calls that this one fits`
    : undefined;
}

/** Whether an earlier formula is taken wherever this one would. */
function isIdle(it: Formula, earlier: readonly Formula[]): boolean {
  return earlier.some(
    ({ role, of, result, when, style }) =>
      role === it.role &&
      of.join() === it.of.join() &&
      result === it.result &&
      when.length === 0 &&
      (style === undefined || style === it.style),
  );
}

/** Adjoints and tangents in a formula that a rule has not, and that those of a program's variables could be taken for. */
function foreignWays({ role, text }: Formula, args: readonly string[], results: readonly string[]): string[] {
  const own = role === 'forward' ? args.map((it) => `g_${it}`) : results.map((it) => `a_${it}`);
  return Array.from(text.matchAll(/(?<![\w@.])[ag]_[A-Za-z]\w*\b(?!\()/g), ([it]) => it).filter(
    (it) => !own.includes(it),
  );
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

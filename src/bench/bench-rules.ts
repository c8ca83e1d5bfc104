import { differentiate } from '../engine/differentiate.js';
import { readRules, type RuleSource } from '../rules/rule-sources.js';
import { rowsFromOctave, type ScriptFile } from './rows-from-octave.js';
import { isName, ruleProgram } from './rule-program.js';

/** The time of the adjoint of one function for large arguments. */
export interface RuleCost {
  /** The function with its pattern of arguments. */
  readonly call: string;
  readonly family: string;
  /** The time of the function, in milliseconds. */
  readonly milliseconds: number;
  /** The time of the adjoint, which runs the function too, in multiples of the function's. */
  readonly adjoint: number;
  readonly sizes: string;
}

/** The cost of all rules, and the calls that could not be timed, as no point of theirs could be enlarged. */
export interface RuleCosts {
  readonly costs: readonly RuleCost[];
  readonly untimed: readonly string[];
}

/** Times the adjoint of every rule in one run of Octave. */
export async function benchRules(): Promise<RuleCosts> {
  const calls = new Map<string, RuleSource>();
  const untimed: string[] = [];
  const programs: ScriptFile[] = [];
  const lines: string[] = [];
  readRules().tried.forEach((rule, index) => {
    const name = `rule_${index}`;
    const program = ruleProgram(rule, name);
    const { independents = [], dependents = [], outputs = [], text = '' } = program ?? {};
    const source = { name: `${name}.m`, text };
    const [adjoint] =
      program === undefined ? [] : differentiate({ files: [source], independents, dependents }).files;
    if (adjoint === undefined) {
      untimed.push(callOf(rule));
      return;
    }
    calls.set(name, rule);
    programs.push(source, adjoint);
    const parameters = rule.args.filter(isName);
    const tries = rule.tries.map((it) => cell(parameters.map((one) => quote(it[one] ?? ''))));
    const places = (names: readonly string[], all: readonly string[]): string =>
      `[${names.map((it) => all.indexOf(it) + 1).join(' ')}]`;
    const active = places(independents, parameters);
    const varied = places(dependents, outputs);
    lines.push(
      `time_rule('${name}', '${rule.kind}', @${name}, @a_${name}, ${cell(tries)}, ${active}, ${outputs.length}, ${varied});`,
    );
  });
  const costs: RuleCost[] = [];
  for (const [name = '', milliseconds, adjoint, sizes = ''] of await rowsFromOctave(lines, programs)) {
    const rule = calls.get(name);
    if (rule === undefined) continue;
    if (adjoint === undefined) untimed.push(callOf(rule));
    else
      costs.push({
        call: callOf(rule),
        family: rule.family,
        milliseconds: Number(milliseconds),
        adjoint: Number(adjoint),
        sizes,
      });
  }
  return { costs, untimed };
}

function callOf({ name, args }: RuleSource): string {
  return `${name}(${args.join(', ')})`;
}

function cell(items: readonly string[]): string {
  return `{${items.join(', ')}}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

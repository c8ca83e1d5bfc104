import type { CapturedCall, CapturedFunction } from '../../engine/captured-program.js';
import type { Source } from '../../matlab/source.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { neededOutputs } from '../../contract/needed-outputs.js';
import { readRules, type RuleSource } from '../../rules/rule-sources.js';
import { ruleUnderFacts } from '../../rules/rule-under-facts.js';
import { ruleXml } from '../../rules/rule-xml.js';
import { bothDerivatives } from './both-derivatives.js';
import { comparisonsAtCalls, type CallCheck } from './call-check.js';
import { folderBeside } from './folder-beside.js';
import type { LocatedProgram } from './located-program.js';

/** The rules of a program: as the table has them, and as files do. */
export interface ProgramRules {
  readonly table: RuleTable;
  /** Those of the user. */
  readonly given: readonly Source[];
}

/**
 * The comparison of a call by a rule: a function that makes the same call, with the rule as it holds for all arguments and,
 * where facts led to other formulas in the program, with these. Calls that cannot be differentiated by themselves have
 * none.
 */
export async function ruleChecks(
  program: LocatedProgram,
  sources: readonly Source[],
  rules: ProgramRules,
  unit: CapturedFunction,
  call: CapturedCall,
  number: number,
): Promise<CallCheck[]> {
  const rule = rules.table.rule(call.rule);
  if (rule === undefined) return [];
  const known = rules.given.length > 0 ? [...readRules(rules.given).rules, ...ownRules()] : ownRules();
  const pattern = rule.parameters.join(' ');
  const source = known.find((it) => it.name === rule.name && it.args.join(' ') === pattern);
  const special = source === undefined ? undefined : ruleUnderFacts(source, call.facts);
  const variants = [rules.given, ...(special === undefined ? [] : [[ruleXml('facts.xml', [special])]])];
  const checks = await Promise.all(
    variants.map((given, variant) =>
      checkOf(
        program,
        sources,
        { ...call, name: rule.name, pattern: rule.parameters },
        unit,
        given,
        `${number}_${variant}`,
      ),
    ),
  );
  return checks.filter((it) => it !== undefined);
}

let own: readonly RuleSource[] | undefined;
function ownRules(): readonly RuleSource[] {
  return (own ??= readRules().rules);
}

interface NamedCall extends CapturedCall {
  readonly name: string;
  readonly pattern: readonly string[];
}

async function checkOf(
  { request, from, finder, tolerance }: LocatedProgram,
  sources: readonly Source[],
  call: NamedCall,
  unit: CapturedFunction,
  rules: readonly Source[],
  number: string,
): Promise<CallCheck | undefined> {
  const name = `adm_rule${number}`;
  const parameters = call.args.map((_, index) => `p${index + 1}`);
  const outputs = call.outputs.map((_, index) => `z${index + 1}`);
  const passed = call.args.map((it, index) => it.literal ?? parameters[index]);
  const text = `function [${outputs.join(', ')}] = ${name}(${parameters.join(', ')})
  [${outputs.join(', ')}] = ${call.name}(${passed.join(', ')});
end
`;
  const active = (list: readonly boolean[]): number[] => list.flatMap((it, index) => (it ? [index + 1] : []));
  const inputs = active(call.args.map((it) => it.isActive && it.literal === undefined));
  const results = active(call.outputs);
  const entry = { name: unit.file.replace(/[^/\\]*$/, `${name}.m`), text };
  const both = await bothDerivatives(
    { entry, finder, diagnostics: [] },
    {
      ...request,
      function: name,
      rules,
      independents: inputs.map((it) => `p${it}`),
      dependents: results.map((it) => `z${it}`),
    },
    from,
  );
  if (both.adjoint === undefined && both.tangent === undefined) return undefined;
  return {
    unit,
    line: call.line,
    rule: call.name,
    names: call.args.map((_, index) => (call.pattern[index] ?? call.pattern.at(-1) ?? '').replace('...', '')),
    files: [{ name: `${folderBeside(sources, unit.file)}${name}.m`, text }, ...both.files],
    comparisons: comparisonsAtCalls(call.key, {
      label: `r${number}`,
      function: name,
      adjoint: both.adjoint,
      tangent: both.tangent,
      forward: request.mode === 'forward',
      parameters: parameters.length,
      independents: inputs,
      dependents: results,
      outputs: neededOutputs(
        outputs,
        results.map((it) => `z${it}`),
        request.options,
      ).length,
      list: 0,
      extra: -1,
      tolerance,
    }),
  };
}

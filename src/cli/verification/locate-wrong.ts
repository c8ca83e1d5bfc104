import { runtimeFolders } from '../../base/runtime-folders.js';
import {
  capturedProgram,
  type CapturedFunction,
  type CapturedProgram,
} from '../../engine/captured-program.js';
import { loadProgram } from '../../program/program.js';
import { loadToolbox } from '../../pipeline/toolbox.js';
import { withRules } from '../../engine/with-rules.js';
import { readRules } from '../../rules/rule-sources.js';
import type { Source } from '../../matlab/source.js';
import { argumentsAt } from '../options/arguments-at.js';
import type { CallCheck } from './call-check.js';
import { calleesFirst } from './callees-first.js';
import type { ComparedArgument } from './comparison.js';
import { functionCheck } from './function-check.js';
import type { LocatedProgram } from './located-program.js';
import type { Located, Location } from './located.js';
import { ruleChecks, type ProgramRules } from './rule-checks.js';
import { runComparisons } from './run-comparisons.js';

/**
 * Looks for the first function of a program that is wrong by itself, callees before callers, at the arguments that it is
 * called with; then for the first rule that is, in this function, and everywhere among the rules of the user.
 */
export async function locateWrong(program: LocatedProgram): Promise<Location> {
  const { entry, finder, request } = program;
  const toolbox = loadToolbox();
  const base = withRules(toolbox, request.rules).toolbox;
  const { sources, rules: directed } = loadProgram([entry], base, finder, request);
  const rules: ProgramRules = {
    table: withRules(base, directed).toolbox.rules,
    given: [...(request.rules ?? []), ...directed],
  };
  const captured = capturedProgram({ ...request, files: [entry] }, { finder });
  const checks: CallCheck[] = [];
  const unverified: { function: string; reason: string }[] = [];
  const doubtful: CapturedFunction[] = [];
  for (const [index, unit] of calleesFirst(captured.functions).entries()) {
    const check = await functionCheck(program, sources, unit, index + 1);
    if (typeof check === 'string') {
      unverified.push({ function: unit.key, reason: check });
      doubtful.push(unit);
    } else checks.push(check);
  }
  const search = new Search(program, captured, sources);
  const found = await search.firstWrong(checks);
  for (const { check, reason } of found.failures) {
    unverified.push({ function: check.unit.key, reason });
    doubtful.push(check.unit);
  }
  const suspects = calleesFirst(captured.functions).filter(
    (it) => it === found.wrong?.check.unit || doubtful.includes(it),
  );
  const given = new Set(readRules(rules.given).rules.map(({ name }) => name));
  // The user's rules are looked at everywhere: what is wrong in one may be little beside the rest of its function.
  const calls = captured.functions.flatMap((unit) =>
    unit.calls
      .filter((call) => suspects.includes(unit) || given.has(rules.table.rule(call.rule)?.name ?? ''))
      .map((call) => ({ unit, call })),
  );
  const checksOfRules: CallCheck[] = [];
  for (const [index, { unit, call }] of calls.entries())
    checksOfRules.push(...(await ruleChecks(program, sources, rules, unit, call, index + 1)));
  const inRules = await search.firstWrong(checksOfRules);
  const wrong = inRules.wrong ?? found.wrong;
  return {
    wrong: wrong === undefined ? undefined : locatedOf(wrong),
    verified: checks.length - found.failures.length,
    unverified,
  };
}

interface WrongCheck {
  readonly check: CallCheck;
  readonly argument: ComparedArgument;
}

function locatedOf({ check, argument }: WrongCheck): Located {
  const deviations = [argument.dotProduct, argument.fromDifferences].filter((it) => !Number.isNaN(it));
  return {
    function: check.unit.key,
    file: check.unit.file,
    line: check.line,
    rule: check.rule,
    of: check.names[argument.position - 1] ?? '',
    deviation: Math.max(...deviations),
  };
}

/** Runs checks behind the program that notes its calls. */
class Search {
  constructor(
    readonly program: LocatedProgram,
    readonly captured: CapturedProgram,
    readonly sources: readonly Source[],
  ) {}

  /** The first check that finds something wrong, and those that cannot be made at any call. */
  async firstWrong(checks: readonly CallCheck[]): Promise<{
    readonly wrong: WrongCheck | undefined;
    readonly failures: readonly { readonly check: CallCheck; readonly reason: string }[];
  }> {
    if (checks.length === 0) return { wrong: undefined, failures: [] };
    const { at, outputs, entry, folders, timeoutSeconds } = this.program;
    const { text, entry: name } = this.captured;
    const noting = `function varargout = adm_noting(varargin)
  varargout = cell(1, nargout);
  [varargout{:}] = ${name}(varargin{:});
end
${text}`;
    const counts = [...new Set([outputs, 1])].join(' ');
    const reports = await runComparisons(
      {
        entry,
        sources: this.sources,
        files: [{ name: 'adm_noting.m', text: noting }, ...checks.flatMap(({ files }) => files)],
        folders: [...folders, ...runtimeFolders],
      },
      checks.flatMap(({ comparisons }) => comparisons),
      { first: [`note_calls(@adm_noting, ${argumentsAt(at)}, [${counts}]);`], timeoutSeconds },
    );
    const failures: { check: CallCheck; reason: string }[] = [];
    let wrong: WrongCheck | undefined;
    for (const check of checks) {
      const of = check.comparisons.flatMap(({ label }) => reports.get(label) ?? []);
      const argument = of.flatMap(({ adjoints }) => adjoints).find(({ verdict }) => verdict === 'WRONG');
      if (argument !== undefined) wrong ??= { check, argument };
      const [first] = of;
      if (first?.failure !== undefined) failures.push({ check, reason: first.failure });
    }
    return { wrong, failures };
  }
}

import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import type { Source } from '../../matlab/source.js';
import { checkRulesFiles } from '../../rules/check-rules-files.js';
import { ruleReports, type RuleReport } from '../../rules/rule-reports.js';
import { ruleScript } from '../../rules/rule-script.js';
import { readRules, type RuleSource } from '../../rules/rule-sources.js';
import { runRuleScript } from '../../rules/run-rule-script.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import { printReport } from '../reports/print-report.js';

/** Tests the rules of files in Octave, at the points that they name, and says what was found. */
export async function checkRules(sources: readonly Source[], include: readonly string[]): Promise<ExitCode> {
  const faults: readonly Diagnostic[] = await checkRulesFiles(sources);
  if (faults.length > 0)
    return printReport({ diagnostics: faults, sources, text: '', document: {} }, { format: 'text' });
  const { rules } = readRules(sources);
  const tried = rules.filter(({ tries }) => tries.length > 0);
  const folders = [...sources.map(({ name }) => dirname(name)), ...include].map((it) => resolve(it));
  const reports = ruleReports(tried.length > 0 ? await runRuleScript(ruleScript(tried), folders) : '');
  let code: ExitCode = exitCodes.ok;
  for (const rule of rules) {
    const lines = linesOf(rule, reports.get(rule.id));
    if (lines.length > 0) code = exitCodes.diagnostics;
    const checks = reports.get(rule.id)?.checks ?? 0;
    const call = `${rule.name}(${rule.args.join(', ')})`;
    for (const line of lines.length > 0 ? lines : [`${checks} checks passed`])
      process.stdout.write(`${call}: ${line}\n`);
  }
  return code;
}

/** The objections to a rule. */
function linesOf({ tries }: RuleSource, report: RuleReport | undefined): string[] {
  if (tries.length === 0) return ['UNTESTED: it names no points, <try x="..."/>'];
  if (report === undefined) return ['UNTESTED: Octave stopped'];
  return [
    ...report.failures.map((it) => `WRONG at ${it}`),
    ...report.idle.map((it) => `UNTESTED: no point reaches ${it}`),
  ];
}

/** The findings of the checks of one rule. */
export interface RuleReport {
  readonly failures: readonly string[];
  /** Formulas that no point reached. */
  readonly idle: readonly string[];
  readonly checks: number;
}

/** Reads what `check_rule` prints. */
export function ruleReports(output: string): Map<string, RuleReport> {
  const reports = new Map<string, { failures: string[]; idle: string[]; checks: number }>();
  for (const line of output.split('\n')) {
    const match = /^(ok|fail|idle) (\S+) (.*)$/.exec(line);
    if (match === null) continue;
    const [, kind, id, rest] = match as unknown as [string, string, string, string];
    const report = reports.get(id) ?? { failures: [], idle: [], checks: 0 };
    reports.set(id, report);
    if (kind === 'fail') report.failures.push(rest);
    else if (kind === 'idle') report.idle.push(rest);
    else report.checks = Number(rest);
  }
  return reports;
}

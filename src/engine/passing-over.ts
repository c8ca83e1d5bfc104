import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import type { RuleTable } from '../rules/rule-table.js';
import { buildTree } from '../saxon/build-tree.js';
import { candidatesBehind } from './candidates-behind.js';
import type { DifferentiateResult } from './differentiate.js';

/** The outcome of differentiating a program. */
export interface Attempt {
  readonly result: DifferentiateResult;
  readonly files: readonly ParsedFile[];
  readonly rules: RuleTable;
}

/** Functions that are passed over may call others that cannot be differentiated, where these are tried first. */
const mostAttempts = 5;

/**
 * Differentiates a program; where functions are in the way that names may stand for which are put together when it runs, it
 * does without these: a call of one of them ends the run. Where something else is in the way, too, nothing is passed over.
 */
export function passingOver(attempt: (passed: ReadonlySet<string>) => Attempt): DifferentiateResult {
  const passed = new Map<string, Diagnostic>();
  const first = attempt(new Set());
  let last = first;
  for (let count = 1; count < mostAttempts; count += 1) {
    const errors = last.result.diagnostics.filter((it) => it.severity === 'error');
    if (errors.length === 0 || last.files.length === 0) break;
    const root = buildTree(last.files);
    const found = candidatesBehind(errors, root, last.rules, new Set(passed.keys()));
    if (found.length === 0) return first.result;
    for (const { name, pattern, place } of found) {
      const { code = '', message = '' } = errors.find((it) => it === place) ?? {};
      passed.set(name, diagnostic('W208', place, { name, pattern, reason: `${code}, ${message}` }));
    }
    last = attempt(new Set(passed.keys()));
  }
  if (last.result.diagnostics.some((it) => it.severity === 'error')) return first.result;
  return { ...last.result, diagnostics: [...last.result.diagnostics, ...passed.values()] };
}

import { stoppedAt } from '../analysis/stops/stopped-at.js';
import { ReachedPlaces } from '../analysis/stops/reached-places.js';
import type { Stop } from '../analysis/stops/stop.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import type { RuleTable } from '../rules/rule-table.js';
import { buildTree } from '../saxon/build-tree.js';
import { functionsOf } from '../tree/tree.js';
import { entryOf } from '../analysis/reading/entry-of.js';
import type { XmlElement } from '../tree/xml-node.js';
import { candidatesBehind } from './candidates-behind.js';
import { stopFor, warningFor } from './stop-for.js';

/** The program that is differentiated, and whether it is refused for what stands in branches, too. */
interface Attempted {
  readonly files: readonly ParsedFile[];
  readonly rules: RuleTable;
  /** The name of the function that is differentiated. */
  readonly entry: string;
  readonly isStrict: boolean;
}

/** The parts of a program that an attempt does without, as earlier ones could not differentiate them. */
export interface LeftOut {
  /** Functions that names may stand for which are put together when the program runs. */
  readonly passed: ReadonlySet<string>;
  readonly stops: readonly Stop[];
}

/** An attempt shows what the ones before it have hidden; each costs a run of the pipeline. */
const mostAttempts = 12;

/**
 * Differentiates a program; where something is in the way that a run need not meet, it does without: functions that names may
 * stand for which are put together when it runs, and, unless it is strict, what stands in branches. A run that meets
 * it ends with an error. Reports what it does without as warnings.
 */
export function attempts<Outcome extends { readonly diagnostics: readonly Diagnostic[] }>(
  program: Attempted,
  attempt: (leftOut: LeftOut) => Outcome,
): Outcome {
  const passed = new Map<string, Diagnostic>();
  const stops = new Map<Diagnostic, Stop>();
  const first = attempt({ passed: new Set(), stops: [] });
  let last = first;
  for (let count = 1; count < mostAttempts; count += 1) {
    const errors = errorsOf(last);
    if (errors.length === 0) break;
    const root = buildTree(program.files);
    const found = candidatesBehind(errors, root, program.rules, new Set(passed.keys()));
    for (const { name, pattern, place } of found) {
      const { code = '', message = '' } = errors.find((it) => it === place) ?? {};
      passed.set(name, diagnostic('W208', place, { name, pattern, reason: `${code}, ${message}` }));
    }
    const avoided = found.length > 0 || program.isStrict ? [] : avoidable(errors, root, program);
    for (const it of avoided) stops.set(it, stopFor(it));
    if (found.length === 0 && avoided.length === 0) break;
    last = attempt({ passed: new Set(passed.keys()), stops: [...stops.values()] });
  }
  // Functions are passed over only where nothing else is in the way.
  const outcome = errorsOf(last).length > 0 && passed.size > 0 ? first : last;
  const warnings = outcome === first ? [] : [...[...stops.keys()].map(warningFor), ...passed.values()];
  return { ...outcome, diagnostics: [...outcome.diagnostics, ...warnings] };
}

function errorsOf({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): Diagnostic[] {
  return diagnostics.filter((it) => it.severity === 'error');
}

/** The errors about what a run may pass by. */
function avoidable(
  errors: readonly Diagnostic[],
  root: XmlElement,
  { entry, rules }: Attempted,
): Diagnostic[] {
  const reached = new ReachedPlaces(root, entryOf(functionsOf(root), { entry }), rules);
  return errors.filter((it) => isAboutDerivatives(it) && stoppedAt(root, it, reached) !== undefined);
}

/** Whether an error says that something cannot be differentiated; others say that it is no program. */
function isAboutDerivatives({ code }: Diagnostic): boolean {
  return /^E(?:30[1-6]|40[1-4])$/.test(code);
}

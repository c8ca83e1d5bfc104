import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { GeneratedFile, StepTiming } from '../contract/answer.js';
import { validOptions, respellOptions, type Options } from '../contract/options.js';
import type { DerivativeRequest } from '../contract/request.js';
import type { Source } from '../matlab/source.js';
import { loadToolbox, type Toolbox } from '../pipeline/toolbox.js';
import { StepError, type Observer } from '../pipeline/run.js';
import { loadProgram, type FileFinder, type Program } from '../program/program.js';
import { checkRequest } from './check-request.js';
import { findEntry, missingEntry, type Entry } from './find-entry.js';
import { attempts, type LeftOut } from './attempts.js';
import { transform } from './transform.js';
import { withRules } from './with-rules.js';

/** The request to differentiate; rules have been found to be some (see `checkRulesFiles`). */
export type DifferentiateRequest = DerivativeRequest & {
  /** The files at hand; the first defines the function unless another does. */
  readonly files: readonly Source[];
};

export interface DifferentiateResult {
  /** Empty where there are errors. */
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: readonly StepTiming[];
  /** All sources that were read, in the order in which they were found. */
  readonly sources: readonly Source[];
}

/**
 * Other wishes of a caller: files that the sources lead to, to see the tree after every step, to end it before one, another
 * product.
 */
export interface DifferentiateHooks {
  readonly finder?: FileFinder;
  readonly observe?: Observer;
  /** Is called before each attempt: what has been observed is that of an earlier one, which the result does without. */
  readonly begin?: () => void;
  readonly check?: () => void;
  readonly toolbox?: Toolbox;
  /** The pipeline that is run in the place of the mode's. */
  readonly product?: string;
  /** Makes no files: the pipeline ends where nothing is left that may report. */
  readonly onlyReports?: boolean;
}

/**
 * Differentiates a function in four stages; each ends it where it finds errors. Whatever is wrong with the request or the program
 * comes back as diagnostics.
 */
export function differentiate(
  request: DifferentiateRequest,
  hooks: DifferentiateHooks = {},
): DifferentiateResult {
  const loaded = load(request, hooks);
  if (hasErrors(loaded.diagnostics)) return answer(request, loaded, { diagnostics: loaded.diagnostics });
  const checked = check(request, loaded);
  const { entry } = checked;
  if (entry === undefined || hasErrors(checked.diagnostics)) return answer(request, loaded, checked);
  const { program, toolbox, options } = loaded;
  const derived = attempts(
    {
      files: program.files,
      rules: toolbox.rules,
      entry: entry.unit.name,
      isStrict: options['strict'] === 'yes',
    },
    (leftOut) => derive(request, hooks, loaded, entry, leftOut),
  );
  return answer(request, loaded, {
    ...derived,
    ...(hooks.onlyReports === true ? { files: [] } : {}),
    diagnostics: [...checked.diagnostics, ...derived.diagnostics],
  });
}

/** A program with all that it calls, and the rules that hold for it. */
interface Loaded {
  readonly options: Options;
  readonly program: Program;
  readonly toolbox: Toolbox;
  /** Whether the rules of the request have faults: the answer shows these files, too. */
  readonly rulesAreFaulty: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The outcome of a stage, of which an answer is made. */
type Outcome = Partial<Pick<DifferentiateResult, 'files' | 'timings'>> &
  Pick<DifferentiateResult, 'diagnostics'>;

function load(request: DifferentiateRequest, hooks: DifferentiateHooks): Loaded {
  const { toolbox: base, diagnostics: faults } = withRules(hooks.toolbox ?? loadToolbox(), request.rules);
  const options = respellOptions(request.options ?? {});
  const program = loadProgram(request.files, base, hooks.finder, {
    mode: request.mode,
    function: request.function,
    handles: request.handles,
    shapes: request.shapes,
    options: validOptions(options),
  });
  const { toolbox } = withRules(base, program.rules);
  return {
    options,
    program,
    toolbox,
    rulesAreFaulty: faults.length > 0,
    diagnostics: [...faults, ...program.diagnostics],
  };
}

function check(
  request: DifferentiateRequest,
  { program, options, diagnostics }: Loaded,
): { readonly entry: Entry | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const entry = findEntry(program.files, request.function);
  const found =
    entry === undefined
      ? [missingEntry(program.files, request.function)]
      : checkRequest(entry, request, options);
  return { entry, diagnostics: [...diagnostics, ...found] };
}

/** An attempt: runs the pipeline; a step that fails is a diagnostic, too. */
function derive(
  request: DifferentiateRequest,
  hooks: DifferentiateHooks,
  loaded: Loaded,
  entry: Entry,
  leftOut: LeftOut,
): Outcome {
  hooks.begin?.();
  try {
    return transform(request, hooks, loaded, entry, leftOut);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    const place = { file: entry.file.source.name, line: 1, column: 1 };
    return { diagnostics: [diagnostic(error.code, place, { step: error.step, message: error.message })] };
  }
}

function answer(
  request: DifferentiateRequest,
  { program, rulesAreFaulty }: Loaded,
  { files = [], timings = [], diagnostics }: Outcome,
): DifferentiateResult {
  return {
    files: hasErrors(diagnostics) ? [] : files,
    diagnostics,
    timings,
    sources: [...program.sources, ...(rulesAreFaulty ? (request.rules ?? []) : [])],
  };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((it) => it.severity === 'error');
}

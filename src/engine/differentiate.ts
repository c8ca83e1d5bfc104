import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { FunctionNode } from '../matlab/ast.js';
import type { Source } from '../matlab/source.js';
import { LineIndex } from '../matlab/source.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import { unescapeFromXml } from '../matlab/xml-characters.js';
import { buildTree } from '../saxon/build-tree.js';
import { outputNames, parameterNames } from '../program/head-names.js';
import { helpersFor } from './helpers-for.js';
import { modeProducts, type Mode } from '../contract/mode-products.js';
import { namedOriginals } from './named-originals.js';
import {
  checkOptions,
  completeOptions,
  findOptionClashes,
  idleOptions,
  nearestOption,
  respellOptions,
  validOptions,
  wantedValue,
  type Options,
} from '../contract/options.js';
import { loadProgram, ownRules, type FileFinder } from '../program/program.js';
import { passingOver, type Attempt } from './passing-over.js';
import { readOrigins, type Origins } from './read-origins.js';
import { runPipeline, StepError, type Observer, type StepTiming } from '../pipeline/run.js';
import type { XPathMap } from '../saxon/saxon.js';
import { loadToolbox, type Toolbox } from '../pipeline/toolbox.js';
import { unnamedOutputs } from './unnamed-outputs.js';
import { withRules } from './with-rules.js';
import { writtenTrees } from './written-trees.js';
import type { XmlElement } from '../tree/xml-node.js';
import { version } from '../base/version.js';

/** The request to differentiate. */
export interface DifferentiateRequest {
  /** The files at hand; the first defines the function unless another does. */
  readonly files: readonly Source[];
  /** The function; by default the first of the first file. */
  readonly function?: string | undefined;
  readonly mode?: Mode | undefined;
  /** Parameters to differentiate by; by default all. */
  readonly independents?: readonly string[] | undefined;
  /** Outputs to differentiate; by default all. */
  readonly dependents?: readonly string[] | undefined;
  readonly options?: Options | undefined;
  /** Files of rules that have been found to be some (see `checkRulesFiles`). */
  readonly rules?: readonly Source[] | undefined;
  /** Whether to report where the lines of the derivative come from. */
  readonly origins?: boolean | undefined;
}

/** A generated file. */
export interface GeneratedFile {
  readonly name: string;
  readonly text: string;
  /** Where its lines come from, if that was asked for. */
  readonly origins?: readonly Origins[];
}

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
  readonly check?: () => void;
  readonly toolbox?: Toolbox;
  /** The pipeline that is run in the place of the mode's. */
  readonly product?: string;
}

/** Differentiates a function. Whatever is wrong with the request or the program comes back as diagnostics. */
export function differentiate(
  request: DifferentiateRequest,
  hooks: DifferentiateHooks = {},
): DifferentiateResult {
  return passingOver((passed) => attempt(request, hooks, passed));
}

/** Differentiates a function without those that are passed over where a name may stand for them that is put together. */
function attempt(
  request: DifferentiateRequest,
  hooks: DifferentiateHooks,
  passed: ReadonlySet<string>,
): Attempt {
  const { toolbox: base, diagnostics: faults } = withRules(hooks.toolbox ?? loadToolbox(), request.rules);
  const given = respellOptions(request.options ?? {});
  const purpose = { mode: request.mode, options: validOptions(given) };
  const program = loadProgram(request.files, base, hooks.finder, purpose);
  const { toolbox } = withRules(base, program.rules);
  const sources = [...program.sources, ...(faults.length > 0 ? (request.rules ?? []) : [])];
  const ended = (result: Omit<DifferentiateResult, 'sources'>): Attempt => ({
    result: { ...result, sources },
    files: program.files,
    rules: toolbox.rules,
  });
  const failed = (diagnostics: readonly Diagnostic[], timings: readonly StepTiming[] = []): Attempt =>
    ended({ files: [], diagnostics, timings });
  if (hasErrors([...faults, ...program.diagnostics])) return failed([...faults, ...program.diagnostics]);
  const entry = findEntry(program.files, request.function);
  const complaints = [
    ...program.diagnostics,
    ...(entry === undefined
      ? [missingEntry(program.files, request.function)]
      : checkRequest(entry, request, given)),
  ];
  if (entry === undefined || hasErrors(complaints)) return failed(complaints);
  let { tree } = program;
  /** A tree of the program for each that changes it: the first is there if the program is one file. */
  const nextTree = (): XmlElement => {
    const next = tree ?? buildTree(program.files);
    tree = undefined;
    return next;
  };
  let functions: XPathMap | undefined;
  const written = (): XPathMap => (functions ??= writtenTrees(nextTree()));
  const mode = request.mode ?? 'reverse';
  const options = completeOptions(given);
  const names = (given: readonly string[] | undefined, all: readonly string[]): string =>
    (given ?? all).join(',');
  const independents = names(request.independents, parameterNames(entry.unit));
  const dependents = names(request.dependents, outputNames(entry.unit));
  const helpers = helpersFor(toolbox, options);
  try {
    const runs = partsOf(options, mode).map(([part, prefix]) => ({
      name: `${options[prefix] ?? ''}${entry.unit.name}.m`,
      run: runPipeline(
        toolbox.store,
        toolbox.store.pipeline(hooks.product ?? modeProducts[mode]),
        nextTree(),
        {
          options: {
            ...options,
            // Tangents need no tapes, which the styles differ in.
            ...(mode === 'forward' ? { style: 'fast' } : {}),
            mode,
            part,
            entry: entry.unit.name,
            independents,
            dependents,
            'passed-over': [...passed].join(' '),
            generator: `Adjoinery ${version}`,
            ...(request.origins === true ? { origins: 'yes' } : {}),
            command: commandOf(entry, mode, independents, dependents, given, request.rules),
          },
          parameters: {
            helpers,
            originals: () =>
              namedOriginals(nextTree(), toolbox, {
                options: { ...options, entry: entry.unit.name, 'passed-over': [...passed].join(' ') },
                parameters: { written, helpers },
              }),
            written,
            abstract: 'refused',
          },
          rules: toolbox.rules,
          ...(hooks.check === undefined ? {} : { check: hooks.check }),
          ...(hooks.observe === undefined || part !== 'joint' ? {} : { observe: hooks.observe }),
        },
      ),
    }));
    // Findings are the same for all parts.
    const diagnostics = [...complaints, ...(runs[0]?.run.diagnostics ?? [])];
    const timings = runs.flatMap(({ run }) => run.timings);
    if (hasErrors(diagnostics)) return failed(diagnostics, timings);
    const files = runs.map(({ name, run }) => ({
      name,
      ...(request.origins === true ? readOrigins(run.text) : { text: unescapeFromXml(run.text) }),
    }));
    return ended({ files, diagnostics, timings });
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    const place = { file: entry.file.source.name, line: 1, column: 1 };
    return failed([
      ...complaints,
      diagnostic(error.code, place, { step: error.step, message: error.message }),
    ]);
  }
}

/** The files that are made: the role of the function that each is named after, and the option that gives its prefix. */
function partsOf(options: Options, mode: Mode): readonly (readonly [part: string, prefix: string])[] {
  if (mode === 'forward') return [['joint', 'forward-prefix']];
  const joint = ['joint', 'rev-prefix'] as const;
  if (options['output-mode'] !== 'split-all') return [joint];
  return [joint, ['recording', 'rec-prefix'], ['returning', 'ret-prefix']];
}

interface Entry {
  readonly file: ParsedFile;
  readonly unit: FunctionNode;
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((it) => it.severity === 'error');
}

function functionsIn(file: ParsedFile): FunctionNode[] {
  return file.file.items.filter((it) => it.kind === 'function');
}

function findEntry(files: readonly ParsedFile[], name: string | undefined): Entry | undefined {
  for (const file of files) {
    const unit = functionsIn(file).find((it) => name === undefined || it.name === name);
    if (unit !== undefined) return { file, unit };
  }
  return undefined;
}

function missingEntry(files: readonly ParsedFile[], name: string | undefined): Diagnostic {
  const [first] = files;
  const defined = first?.file.items.find((it) => it.kind === 'classdef');
  if (first !== undefined && defined !== undefined) {
    return diagnostic('E210', new LineIndex(first.source).place(defined.start), { name: defined.name });
  }
  const known = files.flatMap(functionsIn).map((it) => it.name);
  const place = { file: first?.source.name ?? '', line: 1, column: 1 };
  if (name === undefined) return diagnostic('E201', place);
  return diagnostic('E202', place, { name, known: known.length === 0 ? 'none' : known.join(', ') });
}

function checkRequest({ file, unit }: Entry, request: DifferentiateRequest, given: Options): Diagnostic[] {
  const lines = new LineIndex(file.source);
  const place = lines.place(unit.start);
  const found: Diagnostic[] = [];
  const check = (
    code: 'E203' | 'E204',
    asked: readonly string[] | undefined,
    all: readonly string[],
  ): void => {
    for (const name of asked ?? []) {
      if (!all.includes(name)) {
        found.push(diagnostic(code, place, { name, function: unit.name, known: all.join(', ') || 'none' }));
      }
    }
  };
  const parameters = parameterNames(unit);
  const outputs = outputNames(unit);
  check('E203', request.independents, parameters);
  check('E204', request.dependents, outputs);
  for (const { name, start } of unnamedOutputs(unit)) {
    if (request.dependents?.includes(name) === false) continue;
    found.push(diagnostic('W202', lines.place(start), { name, function: unit.name }));
  }
  if (parameters.length === 0)
    found.push(diagnostic('E205', place, { function: unit.name, what: 'parameters' }));
  if (outputs.length === 0) found.push(diagnostic('E205', place, { function: unit.name, what: 'outputs' }));
  const { unknown, invalid } = checkOptions(given);
  for (const name of unknown) found.push(diagnostic('E501', place, { name, nearest: nearestOption(name) }));
  for (const it of invalid) {
    const { name } = it;
    const value = given[name] ?? '';
    found.push(diagnostic('E502', place, { name, value, allowed: wantedValue(it, value) }));
  }
  const mode = request.mode ?? 'reverse';
  const idle = idleOptions(given, mode);
  const { style = '', runtime, 'output-mode': files } = completeOptions(given);
  for (const { name, style: needed = '' } of idle.style)
    found.push(diagnostic('W502', place, { name, style, needed }));
  for (const { name } of idle.mode) found.push(diagnostic('W503', place, { name, mode }));
  for (const { name, value, other } of findOptionClashes(given)) {
    found.push(diagnostic('E502', place, { name, value, allowed: `another value than ${other}` }));
  }
  // Each file would have a stack of its own.
  if (mode === 'reverse' && style === 'classic' && files === 'split-all' && runtime === 'embed') {
    found.push(
      diagnostic('E502', place, {
        name: 'runtime',
        value: runtime,
        allowed: 'path or adimat, as the sweeps share one stack',
      }),
    );
  }
  return found;
}

/** The command that makes the same file again. */
function commandOf(
  entry: Entry,
  mode: Mode,
  independents: string,
  dependents: string,
  options: Options,
  rules: readonly Source[] = [],
): string {
  const file = entry.file.source.name.replace(/^.*[/\\]/, '');
  const given = Object.entries(options)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `-s ${name}=${/^[\w.-]+$/.test(value) ? value : `'${value}'`}`);
  return [
    ...[
      'adjoin',
      'diff',
      file,
      '-f',
      entry.unit.name,
      ...(mode === 'forward' ? ['--mode', mode] : []),
      '--independents',
      independents,
      '--dependents',
      dependents,
    ],
    ...rules.flatMap(({ name }) => (name === ownRules ? [] : ['--rules', name])),
    ...given,
  ].join(' ');
}

import type { FileNode, FunctionNode } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';
import { LineIndex, type Source } from '../matlab/source.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { Cause } from './assigned-state.js';
import { FunctionCheck } from './function-check.js';
import { variableNames, type VariableNames } from './variable-names.js';

/** A file that was parsed. */
interface CheckedFile {
  readonly source: Source;
  readonly file: FileNode;
}

/** Functions that may give values to any variables. */
const setting: ReadonlySet<string> = new Set([
  ...['eval', 'evalc', 'evalin', 'assignin', 'load', 'run', 'source', 'syms'],
]);

/** Names that are functions if they are no variables: they have a value on every way. */
const constants: ReadonlySet<string> = new Set([
  ...['pi', 'e', 'i', 'j', 'I', 'J', 'Inf', 'inf', 'NaN', 'nan', 'NA', 'eps', 'realmax', 'realmin'],
  ...['ans', 'true', 'false', 'rand', 'randn', 'nargin', 'nargout', 'varargin', 'varargout'],
]);

/** Statements of one word that are no scripts. */
const words: ReadonlySet<string> = new Set([
  ...['tic', 'toc', 'drawnow', 'clc', 'figure', 'beep', 'pause', 'print_usage', 'more', 'keyboard'],
]);

/** Tells of variables that are read, and of outputs that are given back, where they may have no value (W211). */
export function unsetVariables(files: readonly CheckedFile[]): Diagnostic[] {
  const functions = new Set(files.flatMap(({ file }) => functionsOf(file).map(({ name }) => name)));
  return files.flatMap(({ source, file }) => {
    const lines = new LineIndex(source);
    return file.items.flatMap((it) => (it.kind === 'function' ? unsetIn(it, functions, lines) : []));
  });
}

function functionsOf({ items }: FileNode): FunctionNode[] {
  return items.filter((it) => it.kind === 'function');
}

/** The same of a function and of those that are nested in it, which share variables: these are left out. */
function unsetIn(unit: FunctionNode, functions: ReadonlySet<string>, lines: LineIndex): Diagnostic[] {
  const nested = unit.nested.filter((it) => it.kind === 'function');
  const known = new Set([...functions, ...nested.map(({ name }) => name)]);
  const own = variableNames(unit);
  const shared = sharedNames(unit);
  const found = isOpen(own, known) ? [] : reportsOf(unit, own, new Set([...known, ...shared]), lines);
  const inner = nested.flatMap((it) => unsetIn(it, new Set([...known, ...own.mentioned]), lines));
  return [...found, ...inner];
}

/** All names in the functions that are nested in one. */
function sharedNames({ nested }: FunctionNode): string[] {
  return nested.flatMap((it) =>
    it.kind === 'function' ? [...variableNames(it).mentioned, ...sharedNames(it)] : [],
  );
}

/** Whether something may give values to variables that nobody sees. */
function isOpen({ assigned, mentioned, alone }: VariableNames, functions: ReadonlySet<string>): boolean {
  if ([...mentioned].some((it) => setting.has(it) && !assigned.has(it))) return true;
  return [...alone].some(
    (it) => !assigned.has(it) && !functions.has(it) && !words.has(it) && !constants.has(it),
  );
}

function reportsOf(
  unit: FunctionNode,
  { assigned, declared }: VariableNames,
  others: ReadonlySet<string>,
  lines: LineIndex,
): Diagnostic[] {
  const parameters = new Set(declaredNames(unit.parameters));
  const tracked = new Set(
    [...assigned].filter(
      (it) => !parameters.has(it) && !declared.has(it) && !others.has(it) && !constants.has(it),
    ),
  );
  const check = new FunctionCheck(tracked);
  const outputs = check.outputsOf(unit);
  if (check.isTooLarge) return [];
  const report = (name: string, start: number, cause: Cause | undefined, what: string): Diagnostic =>
    diagnostic('W211', lines.place(start), { what, why: whyOf(cause, lines), name });
  const reads = [...check.reads.values()]
    .sort((one, other) => one.start - other.start)
    .map(({ name, start, cause }) => report(name, start, cause, `'${name}'`));
  const results = unit.outputs.flatMap((it) => {
    const unset = it.kind === 'variable' ? outputs.get(it.name) : undefined;
    if (it.kind !== 'variable' || unset === undefined || check.reads.has(it.name)) return [];
    return [report(it.name, it.start, unset.cause, `the output '${it.name}' of '${unit.name}'`)];
  });
  return [...results, ...reads];
}

function whyOf(cause: Cause | undefined, lines: LineIndex): string {
  if (cause === undefined) return 'it gets none before';
  const { line } = lines.place(cause.start);
  switch (cause.kind) {
    case 'if':
      return `it gets one only in some branches of the 'if' of line ${line}`;
    case 'switch':
      return `it gets one only in some cases of the 'switch' of line ${line}`;
    case 'loop':
      return `it gets one only in the loop of line ${line}, which may make no iteration`;
    case 'function':
      return 'it gets one only on some of the ways to its end';
    case 'try':
      return `it gets one only in the 'try' of line ${line}, which may fail before`;
  }
}

import type { CapturedFunction } from '../../engine/captured-program.js';
import { parseSource } from '../../matlab/parse-file.js';
import { signaturesIn, type Signature } from '../../matlab/signatures-in.js';
import { LineIndex, type Source } from '../../matlab/source.js';
import { neededOutputs } from '../../contract/needed-outputs.js';
import { bothDerivatives } from './both-derivatives.js';
import { comparisonsAtCalls, type CallCheck } from './call-check.js';
import { callableFunction } from './callable-function.js';
import type { LocatedProgram } from './located-program.js';

/** The comparison of a function by itself; a text where there is none, which says why. */
export async function functionCheck(
  program: LocatedProgram,
  sources: readonly Source[],
  unit: CapturedFunction,
  number: number,
): Promise<CallCheck | string> {
  const source = sources.find((it) => it.name === unit.file);
  const signature = source === undefined ? undefined : signatureAt(source, unit);
  if (source === undefined || signature === undefined) return 'it is a part of another function';
  const { name, outputs } = signature;
  const { request, from, finder } = program;
  const nargin = unit.isEntry ? request.nargin : undefined;
  const parameters = signature.parameters.slice(0, nargin);
  const isAsWritten =
    parameters.join(' ') === unit.parameters.join(' ') && outputs.length >= Math.max(0, ...unit.outputs);
  if (!isAsWritten) return 'it is called with other parameters in the derivative';
  const own = { entry: source, finder, diagnostics: [] };
  const prefixes = { 'rev-prefix': `adm_a${number}_`, 'forward-prefix': `adm_g${number}_` };
  const chosen = (all: readonly string[], positions: readonly number[]): string[] =>
    positions.flatMap((it) => all[it - 1] ?? []);
  const both = await bothDerivatives(
    own,
    {
      ...request,
      function: name,
      independents: chosen(parameters, unit.inputs),
      dependents: chosen(outputs, unit.outputs),
      nargin,
      handles: unit.isEntry ? request.handles : undefined,
      shapes: unit.isEntry ? request.shapes : undefined,
      // Results are compared, too. Called functions may get any number of arguments.
      options: {
        ...request.options,
        results: 'yes',
        ...prefixes,
        ...(unit.isEntry ? {} : { 'optional-arguments': 'any' }),
      },
    },
    from,
  );
  if (both.adjoint === undefined && both.tangent === undefined) {
    const error = both.asked.diagnostics.find((it) => it.severity === 'error');
    return `${error?.code ?? ''}: ${error?.message ?? 'it has no derivative'}`;
  }
  const called = callableFunction(sources, source, name, `adm_f${number}`);
  const needed = neededOutputs(outputs, chosen(outputs, unit.outputs), request.options);
  return {
    unit,
    line: unit.line,
    rule: undefined,
    names: parameters,
    files: [...called.files, ...both.files],
    comparisons: comparisonsAtCalls(unit.key, {
      label: `f${number}`,
      function: called.name,
      adjoint: both.adjoint,
      tangent: both.tangent,
      forward: request.mode === 'forward',
      parameters: parameters.length,
      independents: unit.inputs,
      dependents: unit.outputs,
      outputs: needed.length,
      list: parameters.indexOf('varargin') + 1,
      extra: needed.includes('varargout') ? program.extra : -1,
      tolerance: program.tolerance,
    }),
  };
}

/** The signature of the function that stands where a function of the program comes from. */
function signatureAt(source: Source, { line, column }: CapturedFunction): Signature | undefined {
  const index = new LineIndex(source);
  const starts = parseSource(source).file.items.flatMap((it) => (it.kind === 'function' ? [it.start] : []));
  const found = starts.findIndex((start) => {
    const place = index.place(start);
    return place.line === line && place.column === column;
  });
  return signaturesIn(source)[found];
}

import { closest } from 'fastest-levenshtein';
import { diagnostic, type Diagnostic, type Place } from '../diagnostic/diagnostic.js';
import {
  checkOptions,
  completeOptions,
  findOptionClashes,
  idleOptions,
  nearestOption,
  wantedValue,
  type Options,
} from '../contract/options.js';
import { givenParameters, isGivenHandle } from '../program/given-handles.js';
import { LineIndex } from '../matlab/source.js';
import { outputNames, parameterNames } from '../program/head-names.js';
import { checkShapes } from './check-shapes.js';
import type { DifferentiateRequest } from './differentiate.js';
import { fieldsRead } from './fields-read.js';
import type { Entry } from './find-entry.js';
import { outputsOnDemand } from './outputs-on-demand.js';
import { unnamedOutputs } from './unnamed-outputs.js';

/** Whether the function has so many parameters as the request says, and all independents are among them. */
function checkArguments(
  unit: Entry['unit'],
  { nargin, independents = [] }: DifferentiateRequest,
  place: Place,
): Diagnostic[] {
  if (nargin === undefined) return [];
  const all = parameterNames(unit);
  const wanted = { function: unit.name, count: String(nargin) };
  if (nargin > all.length && !all.includes('varargin'))
    return [diagnostic('E212', place, { ...wanted, most: String(all.length) })];
  const known = all.slice(0, nargin);
  return independents
    .filter((it) => all.includes(it) && !known.includes(it))
    .map((name) => diagnostic('E213', place, { ...wanted, name, known: known.join(', ') }));
}

/** Whether what the caller gives for parameters, or fields of them, are handles. */
function checkHandles(
  unit: Entry['unit'],
  { nargin, independents = [], handles = {} }: DifferentiateRequest,
  place: Place,
): Diagnostic[] {
  const known = parameterNames(unit).slice(0, nargin);
  return Object.entries(handles).flatMap(([name, text]) => {
    if (!isGivenHandle(name, text)) return [diagnostic('E215', place, { name, text })];
    if (independents.includes(name)) {
      const problem = 'is an independent, which no handle can stand for';
      const hint = `leave '${name}' out of --independents or of --handle`;
      return [diagnostic('E312', place, { name, problem, hint })];
    }
    const [parameter = '', field] = name.split('.');
    const fields = field === undefined ? undefined : fieldsRead(unit, parameter);
    if (known.includes(parameter) && field !== undefined && fields?.has(field) === false) {
      const problem = `is never read: '${unit.name}' does not name this field of '${parameter}'`;
      const nearest = closest(field, [...fields]);
      const hint =
        fields.size === 0 ? 'leave out this --handle' : `did you mean --handle ${parameter}.${nearest}=…?`;
      return [diagnostic('E312', place, { name, problem, hint })];
    }
    if (givenParameters({ [name]: text }).every((it) => known.includes(it))) return [];
    return [diagnostic('E216', place, { name, function: unit.name, known: known.join(', ') || 'none' })];
  });
}

/** Whether the names in a request are those of the function, and whether its options have values that fit together. */
export function checkRequest(entry: Entry, request: DifferentiateRequest, given: Options): Diagnostic[] {
  const { file, unit } = entry;
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
  found.push(
    ...checkArguments(unit, request, place),
    ...checkHandles(unit, request, place),
    ...checkShapes(entry, request),
  );
  check('E204', request.dependents, outputs);
  for (const { name, start } of unnamedOutputs(unit)) {
    if (request.dependents?.includes(name) === false) continue;
    found.push(diagnostic('W202', lines.place(start), { name, function: unit.name }));
  }
  const isCut = completeOptions(given)['outputs'] !== 'all';
  const onDemand = isCut && request.dependents === undefined ? outputsOnDemand(unit) : [];
  if (onDemand.length > 0) {
    const [first = ''] = outputs;
    found.push(diagnostic('W203', place, { names: onDemand.join(', '), function: unit.name, first }));
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

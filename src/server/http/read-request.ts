import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import type { JsonFile, JsonProgram, Mode } from '../../contract/request.js';
import type { Source } from '../../matlab/source.js';
import { optionTable } from '../../contract/option-table.js';
import { shortened } from '../../base/shortened.js';
import type { RequestedProgram } from '../answers/program.js';
import { formFiles } from './form-files.js';
import { MalformedRequest } from './malformed-request.js';
import { mediaType } from './media-type.js';

/** A form, or a query with the source in the body, that fits its schema: options stand among the others. */
type Fields = Readonly<Record<string, string>>;

type ReadRequest = Pick<FastifyRequest, 'headers' | 'body' | 'query' | 'readings'>;

/**
 * The meaning of a request that fits the schemas, whatever form it came in. It is asked in one place: what stands in the
 * query beside a body that says all is refused, as it would be ignored otherwise.
 */
export function readBody(
  { headers, body, query, readings }: ReadRequest,
  fileLimit: number,
): RequestedProgram {
  const type = mediaType(headers);
  // Without a type there need be no body.
  if (body === undefined || body === null) throw new MalformedRequest('there is no source');
  if (typeof body === 'string')
    return readFields({ ...(query as Fields), source: body }, fileLimit, readings);
  const [stray] = Object.keys(query as Fields);
  if (stray !== undefined)
    throw new MalformedRequest(`the query must have no '${stray}': with this body, it stands in the body`);
  return type === 'application/json'
    ? readJson(body as JsonProgram, fileLimit)
    : readFields(body as Fields, fileLimit, readings);
}

/** Characters of a name that is reported. */
const longestName = 100;

/** The errors in a request that does not fit a schema. */
export function explainMismatch([error]: FastifySchemaValidationError[], part: string): Error {
  const place = shortened(`${part}${error?.instancePath ?? ''}`, longestName);
  const { additionalProperty, allowedValues } = error?.params ?? {};
  if (typeof additionalProperty === 'string') {
    return new MalformedRequest(`${place} must have no '${shortened(additionalProperty, longestName)}'`);
  }
  if (error?.keyword === 'oneOf') {
    // Of the places where one of two members is wanted, a form has no files of its own.
    const names = error.instancePath === '' ? "'files' or 'source'" : "'text' or 'source'";
    return new MalformedRequest(`${place} must have either ${names}`);
  }
  const values = Array.isArray(allowedValues)
    ? `: ${allowedValues.filter((it) => it !== null).join(', ')}`
    : '';
  return new MalformedRequest(`${place} ${error?.message ?? 'is malformed'}${values}`);
}

/** The meaning of a member of a body in JSON. */
export function readJson(members: JsonProgram, fileLimit: number): RequestedProgram {
  const {
    files,
    function: name,
    mode,
    independents,
    dependents,
    nargin,
    handles,
    shapes,
    options,
    rules,
    origins,
  } = members;
  return {
    files: checkFiles(files, 'files', fileLimit),
    request: {
      function: name ?? undefined,
      mode: mode ?? undefined,
      independents: independents ?? undefined,
      dependents: dependents ?? undefined,
      nargin: nargin ?? undefined,
      handles: handles ?? undefined,
      shapes: shapes ?? undefined,
      options: checkOptions(options ?? {}),
      rules: rules === undefined || rules === null ? undefined : checkFiles(rules, 'rules', fileLimit),
      origins: origins ?? undefined,
    },
  };
}

function readFields(
  fields: Fields,
  fileLimit: number,
  readings: readonly Diagnostic[] = [],
): RequestedProgram {
  const {
    source = '',
    name = 'source.m',
    mode,
    independents,
    dependents,
    nargin,
    handles,
    shapes,
    origins,
  } = fields;
  const options = optionTable.flatMap(({ name: option }) => {
    const value = fields[option];
    return value === undefined ? [] : [[option, value] as const];
  });
  checkName(name, 'name');
  return {
    files:
      fields['files'] === undefined
        ? [{ name, text: source }]
        : checkFiles(formFiles(fields['files']), 'files', fileLimit),
    readings: readings.map((it) => ({ ...it, file: name })),
    request: {
      function: fields['function'],
      mode: mode as Mode | undefined,
      independents: independents === undefined ? undefined : splitNames(independents),
      dependents: dependents === undefined ? undefined : splitNames(dependents),
      nargin: nargin === undefined ? undefined : Number(nargin),
      handles: handles === undefined ? undefined : splitHandles(handles),
      shapes,
      options: Object.fromEntries(options),
      origins: origins === 'yes',
    },
  };
}

function checkFiles(files: readonly JsonFile[], what: string, limit: number): readonly Source[] {
  if (files.length > limit) throw new MalformedRequest(`${what}: more than ${limit}`, 413);
  files.forEach(({ name }, index) => {
    checkName(name, `${what}[${index}].name`);
  });
  if (new Set(files.map((it) => it.name)).size < files.length)
    throw new MalformedRequest(`${what}: two have one name`);
  return files.map(({ name, text, source = '' }) => ({ name, text: text ?? source }));
}

/** Names that none is like are reported with the nearest one: that takes long where they are long. */
function checkOptions(options: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const long = Object.keys(options).find((it) => it.length > longestName);
  if (long === undefined) return options;
  throw new MalformedRequest(`options must have no '${shortened(long, longestName)}'`);
}

/** Names are labels: no file is opened by them, and none may look as if it lay outside of the program. */
function checkName(name: string, what: string): void {
  const isPath = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPath || name.length > 255 || /[\\\u0000-\u001f]/.test(name)) {
    throw new MalformedRequest(`${what} must be the name of a file, or a path from the program's folder on`);
  }
}

/** Handles with semicolons between them, which may stand in these, too. */
function splitHandles(text: string): Readonly<Record<string, string>> {
  const parts = text.split(/;(?=\s*[A-Za-z][\w.]*\s*=\s*@)/).map((it) => it.replace(/;\s*$/, ''));
  const pairs = parts.map((it) => /^([^=]*)=(.*)$/s.exec(it)).filter((it) => it !== null);
  if (pairs.length < parts.length)
    throw new MalformedRequest("handles must be 'name=@function', with ; between them");
  return Object.fromEntries(pairs.map(([, name = '', handle = '']) => [name.trim(), handle.trim()]));
}

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { Mode } from '../../pipeline/mode-products.js';
import type { Source } from '../../matlab/source.js';
import { optionTable } from '../../pipeline/option-table.js';
import type { Program } from '../answers/kept-answer.js';

/** A request that cannot be read, or that asks for too much: the message is for who sent it. */
export class MalformedRequest extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** A body in JSON that fits its schema. */
export interface JsonProgram {
  readonly files: readonly Source[];
  readonly function?: string | null;
  readonly mode?: Mode | null;
  readonly independents?: readonly string[] | null;
  readonly dependents?: readonly string[] | null;
  readonly options?: Readonly<Record<string, string>> | null;
  readonly rules?: readonly Source[] | null;
  readonly origins?: boolean | null;
}

/** A form, or a query with the source in the body, that fits its schema: options stand among the others. */
type Fields = Readonly<Record<string, string>>;

/** What a request that fits the schemas asks for, whatever form it came in. */
export function readBody(
  { headers, body, query }: Pick<FastifyRequest, 'headers' | 'body' | 'query'>,
  fileLimit: number,
): Program {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(body as JsonProgram, fileLimit);
  if (type === 'application/x-www-form-urlencoded') return readFields(body as Fields);
  // Without a type there need be no body.
  if (typeof body !== 'string') throw new MalformedRequest('there is no source');
  return readFields({ ...(query as Fields), source: body });
}

/** What is wrong with a request that does not fit a schema. */
export function explainMismatch([error]: FastifySchemaValidationError[], part: string): Error {
  const place = `${part}${error?.instancePath ?? ''}`;
  const { additionalProperty, allowedValues } = error?.params ?? {};
  if (typeof additionalProperty === 'string') {
    return new MalformedRequest(`${place} must have no '${additionalProperty}'`);
  }
  const values = Array.isArray(allowedValues)
    ? `: ${allowedValues.filter((it) => it !== null).join(', ')}`
    : '';
  return new MalformedRequest(`${place} ${error?.message ?? 'is malformed'}${values}`);
}

/** What a member of a body in JSON asks for. */
export function readJson(members: JsonProgram, fileLimit: number): Program {
  const { files, function: name, mode, independents, dependents, options, rules, origins } = members;
  return {
    files: checkFiles(files, 'files', fileLimit),
    request: {
      function: name ?? undefined,
      mode: mode ?? undefined,
      independents: independents ?? undefined,
      dependents: dependents ?? undefined,
      options: options ?? {},
      rules: rules === undefined || rules === null ? undefined : checkFiles(rules, 'rules', fileLimit),
      origins: origins ?? undefined,
    },
  };
}

function readFields(fields: Fields): Program {
  const { source = '', name = 'source.m', mode, independents, dependents, origins } = fields;
  const options = optionTable.flatMap(({ name: option }) => {
    const value = fields[option];
    return value === undefined ? [] : [[option, value] as const];
  });
  checkName(name, 'name');
  return {
    files: [{ name, text: source }],
    request: {
      function: fields['function'],
      mode: mode as Mode | undefined,
      independents: independents === undefined ? undefined : splitNames(independents),
      dependents: dependents === undefined ? undefined : splitNames(dependents),
      options: Object.fromEntries(options),
      origins: origins === 'yes',
    },
  };
}

function checkFiles(files: readonly Source[], what: string, limit: number): readonly Source[] {
  if (files.length > limit) throw new MalformedRequest(`${what}: more than ${limit}`, 413);
  files.forEach(({ name }, index) => {
    checkName(name, `${what}[${index}].name`);
  });
  if (new Set(files.map((it) => it.name)).size < files.length)
    throw new MalformedRequest(`${what}: two have one name`);
  return files;
}

/** Names are labels: no file is opened by them, and none may look as if it lay outside of the program. */
function checkName(name: string, what: string): void {
  const isPath = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPath || name.length > 255 || /[\\\u0000-\u001f]/.test(name)) {
    throw new MalformedRequest(`${what} must be the name of a file, or a path from the program's folder on`);
  }
}

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

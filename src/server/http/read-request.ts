import type { FastifyRequest } from 'fastify';
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

const listed: ReadonlySet<string> = new Set(['independents', 'dependents']);
const jsonMembers: ReadonlySet<string> = new Set([
  ...['files', 'function', 'mode', 'independents', 'dependents', 'options', 'rules'],
]);
const fieldNames: ReadonlySet<string> = new Set([
  ...['source', 'name', 'function', 'mode', 'independents', 'dependents'],
  ...optionTable.map((it) => it.name),
]);

/** What a request asks for, whatever form it came in. */
export function readBody(
  { headers, body, query }: Pick<FastifyRequest, 'headers' | 'body' | 'query'>,
  fileLimit: number,
): Program {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(body, fileLimit);
  if (type === 'application/x-www-form-urlencoded') return readFields(body as Record<string, unknown>);
  return readFields({ ...(query as Record<string, unknown>), source: body });
}

/** Reads the members of a JSON body. */
function readJson(body: unknown, fileLimit: number): Program {
  const members = asObject(body, 'the body');
  for (const name of Object.keys(members)) {
    if (!jsonMembers.has(name))
      throw new MalformedRequest(`there is no member '${name}': ${[...jsonMembers].join(', ')}`);
  }
  const { files, options } = members;
  if (!Array.isArray(files) || files.length === 0) {
    throw new MalformedRequest("'files' must be a list of at least one {name, text}");
  }
  const asFiles = (value: unknown, what: string): readonly Source[] => readFiles(value, what, fileLimit);
  const read = asFiles(files, 'files');
  const given = options === undefined ? {} : asObject(options, "'options'");
  return {
    files: read,
    request: {
      ...optional('function', members['function'], asText),
      ...optional('mode', members['mode'], asMode),
      ...optional('independents', members['independents'], asNames),
      ...optional('dependents', members['dependents'], asNames),
      ...optional('rules', members['rules'], asFiles),
      options: Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, asText(value, `options.${name}`)]),
      ),
    },
  };
}

/** Reads fields: those of a form, or of a query beside a source in the body. */
function readFields(fields: Readonly<Record<string, unknown>>): Program {
  for (const name of Object.keys(fields)) {
    if (!fieldNames.has(name))
      throw new MalformedRequest(`there is no field '${name}': ${[...fieldNames].join(', ')}`);
  }
  const text = asText(fields['source'], "'source'");
  const name = fields['name'] === undefined ? 'source.m' : asName(fields['name'], "'name'");
  const options = optionTable.flatMap((it) =>
    fields[it.name] === undefined ? [] : [[it.name, asText(fields[it.name], `'${it.name}'`)] as const],
  );
  const names = [...listed].flatMap((list) =>
    fields[list] === undefined ? [] : [[list, splitNames(asText(fields[list], `'${list}'`))] as const],
  );
  return {
    files: [{ name, text }],
    request: {
      ...optional('function', fields['function'], asText),
      ...optional('mode', fields['mode'], asMode),
      ...Object.fromEntries(names),
      options: Object.fromEntries(options),
    },
  };
}

function readFiles(value: unknown, what: string, limit: number): readonly Source[] {
  if (!Array.isArray(value)) throw new MalformedRequest(`${what} must be a list of {name, text}`);
  if (value.length > limit) throw new MalformedRequest(`${what}: more than ${limit}`, 413);
  const read = value.map((it: unknown, index): Source => {
    const file = asObject(it, `${what}[${index}]`);
    return {
      name: asName(file['name'], `${what}[${index}].name`),
      text: asText(file['text'], `${what}[${index}].text`),
    };
  });
  if (new Set(read.map((it) => it.name)).size < read.length)
    throw new MalformedRequest(`${what}: two have one name`);
  return read;
}

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

function optional<Value>(
  name: string,
  value: unknown,
  read: (value: unknown, what: string) => Value,
): Record<string, Value> {
  return value === undefined || value === null ? {} : { [name]: read(value, `'${name}'`) };
}

function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MalformedRequest(`${what} must be an object`);
  }
  return value as Readonly<Record<string, unknown>>;
}

function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new MalformedRequest(`${what} must be text`);
  return value;
}

/** Names are labels: no file is opened by them, and none may look as if it lay outside of the program. */
function asName(value: unknown, what: string): string {
  const name = asText(value, what);
  const isPath = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPath || name.length > 255 || /[\\\u0000-\u001f]/.test(name)) {
    throw new MalformedRequest(`${what} must be the name of a file, or a path from the program's folder on`);
  }
  return name;
}

function asMode(value: unknown, what: string): 'reverse' | 'forward' {
  if (value === 'reverse' || value === 'forward') return value;
  throw new MalformedRequest(`${what} must be 'reverse' or 'forward'`);
}

function asNames(value: unknown, what: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((it) => typeof it === 'string')) {
    throw new MalformedRequest(`${what} must be a list of names`);
  }
  return value;
}

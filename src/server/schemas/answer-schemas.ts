import { Type } from 'typebox';
import {
  answerKey,
  checkAnswer,
  derivativeAnswer,
  diagnosticList,
  generatedFile,
  origins,
  problem,
  renderedDiagnostic,
  traceAnswer,
} from '../../contract/answer.js';
import { namedSchema } from '../../contract/named-schema.js';
import { oneOf } from '../../contract/one-of.js';

const text = Type.String();
const whole = Type.Integer();

const rule = namedSchema(
  'Rule',
  Type.Object({
    name: text,
    state: text,
    formulas: Type.Array(Type.Object({ of: text, text, when: Type.Optional(text) })),
    call: Type.Optional(text),
    reason: Type.Optional(text),
    domain: Type.Optional(Type.String({ description: 'which numbers it takes' })),
    edges: Type.Optional(
      Type.Array(Type.Object({ at: text, gives: text, text }), {
        description: 'what is promised where the derivative is doubtful',
      }),
    ),
    exceptions: Type.Optional(
      Type.Array(Type.Object({ where: text, text }), {
        description: 'where it is not as smooth as the function',
      }),
    ),
    source: Type.Optional(text),
  }),
);

const pipeline = namedSchema(
  'Pipeline',
  Type.Object({
    name: text,
    steps: Type.Array(
      Type.Object({
        phase: text,
        name: text,
        kind: oneOf(['step', 'analysis']),
        condition: text,
        purpose: text,
        pack: Type.Optional(Type.String({ description: 'of special constructs; none: the core' })),
      }),
    ),
  }),
);

/** Schemas that others refer to. */
export const sharedSchemas: readonly object[] = [
  origins.schema,
  generatedFile.schema,
  renderedDiagnostic.schema,
  problem.schema,
  rule.schema,
  pipeline.schema,
];

/** One program of a job. */
const jobProgram = Type.Object({
  key: answerKey,
  state: oneOf(['waiting', 'running', 'done', 'failed']),
  files: Type.Optional(Type.Array(generatedFile.reference)),
  diagnostics: Type.Optional(diagnosticList),
  generator: Type.Optional(text),
  reason: Type.Optional(Type.String({ description: 'why it failed: a limit of the worker, or its end' })),
});

/** The schemas of answers by what they are. */
export const answerSchemas = {
  answer: derivativeAnswer,
  check: checkAnswer,
  trace: traceAnswer,
  job: Type.Object({
    id: Type.String({ description: 'the same for the same programs' }),
    state: oneOf(['waiting', 'running', 'done']),
    total: whole,
    done: Type.Integer({ description: 'programs that are done, or failed' }),
    programs: Type.Array(jobProgram, {
      description: 'all of them; those that are done have files and diagnostics if they are on this page',
    }),
    next: Type.Optional(
      Type.Integer({
        description: 'what to ask for with from, where more answers are there than have room on this page',
      }),
    ),
  }),
  health: Type.Object({ status: text }),
  ready: Type.Object({
    status: text,
    workers: whole,
    cache: Type.Optional(
      Type.String({ description: 'not writable, where no answers can be kept on the disk' }),
    ),
    redis: Type.Optional(
      Type.String({
        description:
          'ready, silent where it does not answer, or how the connection stands; without it there are no jobs',
      }),
    ),
  }),
  version: Type.Object({ name: text, version: text, node: text }),
  capabilities: Type.Object({
    name: text,
    version: text,
    build: Type.String({ description: 'changes with whatever shapes answers' }),
    modes: Type.Array(text),
    options: Type.Array(Type.Object({ name: text, value: text, allowed: text, says: text })),
    functions: Type.Unsafe<Record<string, string[]>>({
      type: 'object',
      additionalProperties: Type.Array(text),
    }),
    takes: Type.Array(text),
    gives: Type.Array(text),
    limits: Type.Unsafe<Record<string, number>>({ type: 'object', additionalProperties: whole }),
    hasJobs: Type.Boolean(),
    needsToken: Type.Boolean(),
  }),
  rules: Type.Array(rule.reference),
  pipelines: Type.Array(pipeline.reference),
  pipeline: pipeline.reference,
} as const;

const statuses: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'a token is needed',
  403: 'the token is not good for this',
  404: 'there is no such thing',
  406: 'no such form',
  413: 'too large, or takes too much',
  415: 'no such form',
  422: 'cannot be parsed or differentiated',
  429: 'too many requests: see Retry-After',
  500: 'a fault of ours',
  501: 'this server does not offer it',
  503: 'not now: see Retry-After',
  504: 'takes too long',
};

/** The responses of a route: what it gives, and the problems that it may answer with instead. */
export function responses(given: object, problems: readonly number[]): Readonly<Record<string, object>> {
  const told = problems.map((status) => [
    status,
    {
      description: statuses[status] ?? '',
      content: { 'application/problem+json': { schema: problem.reference } },
    },
  ]);
  return { 200: given, ...(Object.fromEntries(told) as Readonly<Record<string, object>>) };
}

/** A response in some media types. */
export function given(
  description: string,
  schemas: Readonly<Record<string, object>>,
  headers: Readonly<Record<string, string>> = {},
): object {
  const content = Object.entries(schemas).map(([type, schema]) => [type, { schema }] as const);
  return { description, content: Object.fromEntries(content), headers: headersOf(headers) };
}

/** A response that is only a status and headers. */
export function bare(description: string, headers: Readonly<Record<string, string>>): object {
  return { description, headers: headersOf(headers) };
}

function headersOf(headers: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(headers).map(([name, says]) => [name, Type.String({ description: says })]),
  );
}

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const texts = { type: 'array', items: text } as const;

type Properties = Readonly<Record<string, object>>;

/** An object with all of these members, and perhaps some others. */
function members(required: Properties, optional: Properties = {}): object {
  return { type: 'object', required: Object.keys(required), properties: { ...required, ...optional } };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

/** A schema that the document keeps under its name. */
export function named(name: string, schema: object): object {
  return { $id: name, ...schema };
}

const reference = (name: string): object => ({ $ref: `${name}#` });

/** Schemas that others refer to. */
export const sharedSchemas: readonly object[] = [
  named('Origins', {
    ...members({ file: text, lines: listOf(listOf(whole)) }),
    description: 'the lines of a source that each line of a text comes from',
  }),
  named('File', members({ name: text, text }, { origins: listOf(reference('Origins')) })),
  named(
    'Diagnostic',
    members(
      { code: text, severity: { ...text, enum: ['error', 'warning'] }, message: text },
      { file: text, line: whole, column: whole, hint: text, rendered: text },
    ),
  ),
  named(
    'Problem',
    members(
      { type: text, title: text, status: whole, detail: text },
      { diagnostics: listOf(reference('Diagnostic')) },
    ),
  ),
  named(
    'Rule',
    members(
      { name: text, state: text, formulas: listOf(members({ of: text, text }, { when: text })) },
      {
        call: text,
        reason: text,
        domain: { ...text, description: 'which numbers it takes' },
        edges: {
          ...listOf(members({ at: text, gives: text, text })),
          description: 'what is promised where the derivative is doubtful',
        },
        exceptions: {
          ...listOf(members({ where: text, text })),
          description: 'where it is not as smooth as the function',
        },
        source: text,
      },
    ),
  ),
  named(
    'Pipeline',
    members({
      name: text,
      steps: listOf(
        members(
          {
            phase: text,
            name: text,
            kind: { ...text, enum: ['step', 'analysis'] },
            condition: text,
            purpose: text,
          },
          { pack: { ...text, description: 'of special constructs; none: the core' } },
        ),
      ),
    }),
  ),
];

const diagnostics = listOf(reference('Diagnostic'));
const key = { ...text, description: 'of all that shapes the answer' };

/** The schemas of answers by what they are. */
export const answerSchemas = {
  answer: members({
    files: listOf(reference('File')),
    diagnostics,
    key,
    generator: text,
    timings: listOf(members({ name: text, phase: text, milliseconds: { type: 'number' }, applied: whole })),
  }),
  check: members({ differentiable: { type: 'boolean' }, diagnostics, key, generator: text }),
  trace: members(
    {
      differentiable: { type: 'boolean' },
      diagnostics,
      steps: listOf(
        members(
          { phase: text, name: text, number: whole },
          { text, functions: { type: 'array', items: whole } },
        ),
      ),
    },
    {
      functions: {
        ...listOf(members({ text, origins: listOf(reference('Origins')) })),
        description: 'what steps refer to, where form=functions was asked for',
      },
    },
  ),
  job: members(
    {
      id: { ...text, description: 'the same for the same programs' },
      state: { ...text, enum: ['waiting', 'running', 'done'] },
      total: whole,
      done: { ...whole, description: 'programs that are done, or failed' },
      programs: {
        ...listOf(
          members(
            {
              key,
              state: { ...text, enum: ['waiting', 'running', 'done', 'failed'] },
            },
            {
              files: listOf(reference('File')),
              diagnostics,
              generator: text,
              reason: { ...text, description: 'why it failed: a limit of the worker, or its end' },
            },
          ),
        ),
        description: 'all of them; those that are done have files and diagnostics if they are on this page',
      },
    },
    {
      next: {
        ...whole,
        description: 'what to ask for with from, where more answers are there than have room on this page',
      },
    },
  ),
  health: members({ status: text }),
  ready: members(
    { status: text, workers: whole },
    {
      cache: { ...text, description: 'not writable, where no answers can be kept on the disk' },
      redis: {
        ...text,
        description:
          'ready, silent where it does not answer, or how the connection stands; without it there are no jobs',
      },
    },
  ),
  version: members({ name: text, version: text, node: text }),
  capabilities: members({
    name: text,
    version: text,
    build: { ...text, description: 'changes with whatever shapes answers' },
    modes: texts,
    options: listOf(members({ name: text, value: text, allowed: text, says: text })),
    functions: { type: 'object', additionalProperties: texts },
    takes: texts,
    gives: texts,
    limits: { type: 'object', additionalProperties: whole },
    hasJobs: { type: 'boolean' },
    needsToken: { type: 'boolean' },
  }),
  rules: listOf(reference('Rule')),
  pipelines: listOf(reference('Pipeline')),
  pipeline: reference('Pipeline'),
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
      content: { 'application/problem+json': { schema: reference('Problem') } },
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
    Object.entries(headers).map(([name, says]) => [name, { ...text, description: says }]),
  );
}

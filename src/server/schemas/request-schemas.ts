import { optionTable } from '../../contract/option-table.js';
import { allowedValues } from '../../contract/options.js';
import { mostPrograms } from './most-programs.js';
import { functionStates } from '../../rules/function-states.js';

const text = { type: 'string' } as const;
const modes = ['reverse', 'forward'];

/** The purpose of each option; diagnostics report values that are not allowed, as that depends on the others. */
const options = Object.fromEntries(
  optionTable.map((it) => [
    it.name,
    { ...text, maxLength: 1000, default: it.value, description: `${it.says} (${allowedValues(it)})` },
  ]),
);

const files = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    oneOf: [{ required: ['text'] }, { required: ['source'] }],
    additionalProperties: false,
    properties: {
      name: { ...text, description: "a path from the program's folder on, as f.m, +pkg/f.m, private/g.m" },
      text,
      source: { ...text, description: 'the same as text' },
    },
  },
} as const;
const name = { ...text, maxLength: 1000 } as const;
const names = { type: 'array', items: name, maxItems: 1000, nullable: true } as const;

/** A program in JSON. */
const jsonProgram = {
  type: 'object',
  required: ['files'],
  additionalProperties: false,
  properties: {
    files: { ...files, minItems: 1, description: 'the first defines the function, unless another does' },
    function: { ...name, nullable: true, description: 'the first of the first file, if none is given' },
    mode: { ...text, nullable: true, enum: [...modes, null], description: 'the adjoint, or the tangent' },
    independents: { ...names, description: 'parameters to differentiate by; all, if none are given' },
    dependents: { ...names, description: 'results to differentiate; all, if none are given' },
    options: { type: 'object', nullable: true, properties: options, additionalProperties: name },
    rules: { ...files, nullable: true, description: 'files of derivative rules (schemas/rules.rng)' },
    origins: { type: 'boolean', nullable: true, description: 'tell which source lines each line comes from' },
  },
  examples: [{ files: [{ name: 'f.m', text: 'function z = f(x)\n  z = x^2;\nend\n' }] }],
};

const list = { ...text, maxLength: 100_000, description: 'names with commas between them' };
const fields = {
  name: { ...text, description: 'the name of the file' },
  function: name,
  mode: { ...text, enum: modes },
  independents: list,
  dependents: list,
  origins: { ...text, enum: ['yes', 'no'], description: 'tell which source lines each line comes from' },
  errors: {
    ...text,
    enum: ['200'],
    description:
      'problems come with the status 200, as answers without files: for clients that see nothing of others',
  },
  ...options,
};

/** A program in all the forms in which it may come. */
export const programBody = {
  content: {
    'application/json': { schema: jsonProgram },
    'text/plain': { schema: { ...text, description: 'the source; the rest stands in the query' } },
    'text/x-matlab': { schema: text },
    'text/x-octave': { schema: text },
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        required: ['source'],
        additionalProperties: false,
        properties: { source: text, ...fields },
      },
    },
  },
};

/** Programs that are done as one job. */
export const jobBody = {
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['programs'],
        additionalProperties: false,
        properties: { programs: { type: 'array', items: jsonProgram, minItems: 1, maxItems: mostPrograms } },
        examples: [{ programs: jsonProgram.examples }],
      },
    },
  },
};

/** The id of a job, and which of its answers are wanted. */
export const jobParameter = { type: 'object', properties: { id: text }, required: ['id'] };
export const jobQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    answers: { ...text, enum: ['yes', 'no'], description: 'no: how far it is, without what was made' },
    from: {
      ...text,
      pattern: '^\\d+$',
      description:
        'the number of the program, from 0, with whose answer the page begins: it has as many as outputLimit allows, and one at least',
    },
  },
};

/** The parameters in the query beside a source in the body. */
export const programQuery = { type: 'object', additionalProperties: false, properties: fields };

/** The same, and which steps are to be shown. */
export const traceQuery = {
  ...programQuery,
  properties: {
    ...fields,
    step: { ...text, description: 'this step only' },
    form: {
      ...text,
      enum: ['code', 'ast', 'functions'],
      description:
        'what changed, as MATLAB or as AST XML; or all functions after every step that was run, each text once',
    },
  },
};

/** Which functions are listed. */
export const rulesQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    state: { ...text, enum: functionStates, description: 'only those with a rule, without derivative, …' },
  },
};

/** The name of an entry. */
export const nameParameter = { type: 'object', properties: { name: text }, required: ['name'] };

/** Headers by which a request says what it knows of the answer, and wants to. */
export const answerHeaders = {
  type: 'object',
  properties: {
    'if-none-match': { ...text, description: 'keys of answers that are known: 304 for one of these' },
    'cache-control': { ...text, description: 'no-cache: the answer is to be made anew' },
  },
};

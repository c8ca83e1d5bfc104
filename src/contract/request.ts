import { Type } from 'typebox';
import type { Source } from '../matlab/source.js';
import { optionTable } from './option-table.js';
import { allowedValues } from './options.js';
import { mostArguments } from './most-arguments.js';
import { oneOf } from './one-of.js';
import { orNull } from './or-null.js';
import type { Fitting } from './fitting.js';

const modes = ['reverse', 'forward'] as const;

/** The kind of derivative: the adjoint, or the tangent. */
export type Mode = (typeof modes)[number];

const mostOfShapes = 10_000;
const toldShapes =
  'shapes of parameters, which the derivative checks, with spaces between them: u=n,1 F=n,n W=4*n,m+n p=(2) t=scalar n>=2';

const text = Type.String();
const name = Type.String({ maxLength: 1000 });
const names = Type.Array(name, { maxItems: 1000 });

/** The purpose of each option; diagnostics report values that are not allowed, as that depends on the others. */
const optionFields = Object.fromEntries(
  optionTable.map((it) => [
    it.name,
    Type.String({
      maxLength: 1000,
      default: it.value,
      description: `${it.says} (${allowedValues(it)})`,
    }),
  ]),
);

/** A file with its content under one of two names. */
const jsonFile = Type.Object(
  {
    name: Type.String({ description: "a path from the program's folder on, as f.m, +pkg/f.m, private/g.m" }),
    text: Type.Optional(text),
    source: Type.Optional(Type.String({ description: 'the same as text' })),
  },
  { oneOf: [{ required: ['text'] }, { required: ['source'] }], additionalProperties: false },
);
export type JsonFile = Fitting<typeof jsonFile>;

/** A program as the document of the API shows it. */
export const exampleProgram = {
  files: [{ name: 'f.m', text: 'function z = f(x)\n  z = x^2;\nend\n' }],
};

/** A program in JSON. */
export const jsonProgram = Type.Object(
  {
    files: Type.Array(jsonFile, {
      minItems: 1,
      description: 'the first defines the function, unless another does',
    }),
    function: Type.Optional(
      orNull(Type.String({ maxLength: 1000, description: 'the first of the first file, if none is given' })),
    ),
    mode: Type.Optional(
      Type.Unsafe<Mode | null>({
        ...orNull(text),
        enum: [...modes, null],
        description: 'the adjoint, or the tangent',
      }),
    ),
    independents: Type.Optional(
      orNull({ ...names, description: 'parameters to differentiate by; all, if none are given' }),
    ),
    dependents: Type.Optional(
      orNull({ ...names, description: 'results to differentiate; all, if none are given' }),
    ),
    nargin: Type.Optional(
      orNull(
        Type.Integer({
          minimum: 1,
          maximum: mostArguments,
          description:
            'how many arguments the function gets: parameters behind these are none of the derivative; all, if it is not given',
        }),
      ),
    ),
    handles: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string>> | null>({
        type: 'object',
        nullable: true,
        maxProperties: 100,
        additionalProperties: name,
        description:
          'functions that parameters, or fields of them, stand for: { "f": "@model", "opt.fun": "@(t) model(t, p)" }',
      }),
    ),
    shapes: Type.Optional(orNull(Type.String({ maxLength: mostOfShapes, description: toldShapes }))),
    options: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string>> | null>({
        type: 'object',
        nullable: true,
        properties: optionFields,
        additionalProperties: name,
      }),
    ),
    rules: Type.Optional(
      orNull(Type.Array(jsonFile, { description: 'files of derivative rules (schemas/rules.rng)' })),
    ),
    origins: Type.Optional(
      orNull(Type.Boolean({ description: 'tell which source lines each line comes from' })),
    ),
  },
  {
    additionalProperties: false,
    examples: [exampleProgram],
  },
);
export type JsonProgram = Fitting<typeof jsonProgram>;

/** The request, apart from the sources: members of `JsonProgram` of which none is null. */
export type DerivativeRequest = {
  readonly [Name in Exclude<keyof JsonProgram, 'files' | 'rules'>]?:
    NonNullable<JsonProgram[Name]> | undefined;
} & {
  /** Files of rules, see `schemas/given-rules.rng`. */
  readonly rules?: readonly Source[] | undefined;
};

const list = Type.String({ maxLength: 100_000, description: 'names with commas between them' });

/** The files of a program in a form, in the place of its source and its name. */
export const formFiles = Type.String({
  description:
    'the files of the program in JSON, as the body in JSON has them, in the place of source and name',
});

/** The members of forms and queries: options stand among the others. */
export const programFields = {
  name: Type.String({ description: 'the name of the file' }),
  function: name,
  mode: oneOf(modes),
  independents: list,
  dependents: list,
  nargin: Type.String({ pattern: '^[1-9]\\d{0,2}$', description: 'how many arguments the function gets' }),
  handles: Type.String({
    maxLength: 100_000,
    description:
      'functions that parameters, or fields of them, stand for, with ; between them: f=@model; opt.fun=@(t) t^2',
  }),
  shapes: Type.String({ maxLength: mostOfShapes, description: toldShapes }),
  origins: oneOf(['yes', 'no'], { description: 'tell which source lines each line comes from' }),
  errors: oneOf(['200'], {
    description:
      'problems come with the status 200, as answers without files: for clients that see nothing of others',
  }),
  ...optionFields,
};

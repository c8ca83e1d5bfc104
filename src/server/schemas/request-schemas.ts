import { Type } from 'typebox';
import { oneOf } from '../../contract/one-of.js';
import { exampleProgram, formFiles, jsonProgram, programFields } from '../../contract/request.js';
import { functionStates } from '../../rules/function-states.js';
import { mostPrograms } from './most-programs.js';

const text = Type.String();

/** The parameters in the query beside a source in the body, each of which may be left out; forms have them, too. */
export const programQuery = Type.Partial(Type.Object(programFields), { additionalProperties: false });

/** A program in all the forms in which it may come. */
export const programBody = {
  content: {
    'application/json': { schema: jsonProgram },
    'text/plain': { schema: Type.String({ description: 'the source; the rest stands in the query' }) },
    'text/x-matlab': { schema: text },
    'text/x-octave': { schema: text },
    'application/x-www-form-urlencoded': {
      schema: Type.Object(
        { source: Type.Optional(text), files: Type.Optional(formFiles), ...programQuery.properties },
        { additionalProperties: false, oneOf: [{ required: ['source'] }, { required: ['files'] }] },
      ),
    },
  },
};

/** Programs that are done as one job. */
export const jobBody = {
  content: {
    'application/json': {
      schema: Type.Object(
        { programs: Type.Array(jsonProgram, { minItems: 1, maxItems: mostPrograms }) },
        { additionalProperties: false, examples: [{ programs: [exampleProgram] }] },
      ),
    },
  },
};

/** The id of a job, and which of its answers are wanted. */
export const jobParameter = Type.Object({ id: text });
export const jobQuery = Type.Object(
  {
    answers: Type.Optional(oneOf(['yes', 'no'], { description: 'no: how far it is, without what was made' })),
    from: Type.Optional(
      Type.String({
        pattern: '^\\d+$',
        description:
          'the number of the program, from 0, with whose answer the page begins: it has as many as outputLimit allows, and one at least',
      }),
    ),
  },
  { additionalProperties: false },
);

/** The same, and which steps are to be shown. */
export const traceQuery = Type.Object(
  {
    ...programQuery.properties,
    step: Type.Optional(Type.String({ description: 'this step only' })),
    form: Type.Optional(
      oneOf(['code', 'ast', 'functions'], {
        description:
          'what changed, as MATLAB or as AST XML; or all functions after every step that was run, each text once',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Which functions are listed. */
export const rulesQuery = Type.Object(
  {
    state: Type.Optional(
      oneOf(functionStates, { description: 'only those with a rule, without derivative, …' }),
    ),
  },
  { additionalProperties: false },
);

/** The name of an entry. */
export const nameParameter = Type.Object({ name: text });

/** Headers by which a request says what it knows of the answer, and wants to. */
export const answerHeaders = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({ description: 'keys of answers that are known: 304 for one of these' }),
  ),
  'cache-control': Type.Optional(Type.String({ description: 'no-cache: the answer is to be made anew' })),
});

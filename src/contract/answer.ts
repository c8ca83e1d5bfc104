import { Type } from 'typebox';
import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import type { Severity } from '../diagnostic/catalogue-entry.js';
import { namedSchema } from './named-schema.js';
import { oneOf } from './one-of.js';
import type { Fitting } from './fitting.js';

const text = Type.String();
const whole = Type.Integer();

/** The lines of a source file that the lines of a text come from; no lines where a line comes from none. */
export const origins = namedSchema(
  'Origins',
  Type.Object(
    { file: text, lines: Type.Array(Type.Array(whole)) },
    { description: 'the lines of a source that each line of a text comes from' },
  ),
);
export type Origins = Fitting<typeof origins.schema>;

/** A generated file, and where its lines come from if that was asked for. */
export const generatedFile = namedSchema(
  'File',
  Type.Object({ name: text, text, origins: Type.Optional(Type.Array(origins.reference)) }),
);
export type GeneratedFile = Fitting<typeof generatedFile.schema>;

/** A diagnostic with the text that a terminal would show. */
export const renderedDiagnostic = namedSchema(
  'Diagnostic',
  Type.Object({
    code: Type.Unsafe<DiagnosticCode>(text),
    severity: Type.Unsafe<Severity>(oneOf(['error', 'warning'])),
    message: text,
    file: text,
    line: whole,
    column: whole,
    hint: Type.Optional(text),
    rendered: text,
  }),
);
export type RenderedDiagnostic = Fitting<typeof renderedDiagnostic.schema>;

/** Why there is no answer (RFC 9457), with the diagnostics. */
export const problem = namedSchema(
  'Problem',
  Type.Object({
    type: text,
    title: text,
    status: whole,
    detail: text,
    diagnostics: Type.Optional(Type.Array(renderedDiagnostic.reference)),
  }),
);

/** How long a step took, and on how many functions (or trees) it was run; 0: it was skipped. */
const timing = Type.Object({ name: text, phase: text, milliseconds: Type.Number(), applied: whole });
export type StepTiming = Fitting<typeof timing>;

export const diagnosticList = Type.Array(renderedDiagnostic.reference);
export const answerKey = Type.String({ description: 'of all that shapes the answer' });

/** The answer of POST /differentiate. */
export const derivativeAnswer = Type.Object({
  files: Type.Array(generatedFile.reference),
  diagnostics: diagnosticList,
  key: answerKey,
  generator: text,
  timings: Type.Array(timing),
});
export type DerivativeAnswer = Fitting<typeof derivativeAnswer>;

/** The answer of POST /check. */
export const checkAnswer = Type.Object({
  differentiable: Type.Boolean(),
  diagnostics: diagnosticList,
  key: answerKey,
  generator: text,
});
export type CheckAnswer = Fitting<typeof checkAnswer>;

/** A step that was run: the text that it made, or the functions after it by their numbers. */
const pastStep = Type.Object({
  phase: text,
  name: text,
  number: whole,
  text: Type.Optional(text),
  functions: Type.Optional(Type.Array(whole)),
});

/** A printed function, and where its lines come from: one entry for each file that any of them come from. */
const printedText = Type.Object({ text, origins: Type.Array(origins.reference) });
export type PrintedText = Fitting<typeof printedText>;

/** The answer of POST /trace. */
export const traceAnswer = Type.Object({
  differentiable: Type.Boolean(),
  diagnostics: diagnosticList,
  steps: Type.Array(pastStep),
  functions: Type.Optional(
    Type.Array(printedText, { description: 'what steps refer to, where form=functions was asked for' }),
  ),
});
export type TraceAnswer = Fitting<typeof traceAnswer>;

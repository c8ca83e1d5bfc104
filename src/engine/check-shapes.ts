import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { LineIndex } from '../matlab/source.js';
import { givenShapes } from '../program/given-shapes.js';
import type { DifferentiateRequest } from './differentiate.js';
import type { Entry } from './find-entry.js';

/** Whether the shapes that the request and directives tell are some of the function's parameters, and fit together. */
export function checkShapes({ file, unit }: Entry, request: DifferentiateRequest): Diagnostic[] {
  const lines = new LineIndex(file.source);
  return givenShapes(unit, request).faults.map(({ code, args, start }) =>
    diagnostic(code, lines.place(start), args),
  );
}

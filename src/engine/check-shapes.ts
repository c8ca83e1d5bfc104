import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { LineIndex } from '../matlab/source.js';
import { givenShapes, type GivenShapes } from '../program/given-shapes.js';
import { outputNames, parameterNames } from '../program/head-names.js';
import { shapeChecks } from '../program/shape-checks.js';
import type { DifferentiateRequest } from './differentiate.js';
import type { Entry } from './find-entry.js';

/** Whether the shapes that the request and directives tell are some of the function's parameters, and fit together. */
export function checkShapes({ file, unit }: Entry, request: DifferentiateRequest): Diagnostic[] {
  const lines = new LineIndex(file.source);
  const given = givenShapes(unit, request);
  const found = given.faults.map(({ code, args, start }) => diagnostic(code, lines.place(start), args));
  if (found.length > 0) return found;
  const declared = new Set([...parameterNames(unit), ...outputNames(unit)]);
  return calledByChecks(given)
    .filter((it) => declared.has(it))
    .map((it) => {
      const value = given.shapes.map(({ name, text }) => `${name}=${text}`).join(' ');
      const allowed = `no shapes whose checks call '${it}', as that is a variable of '${unit.name}'`;
      return diagnostic('E502', lines.place(unit.start), { name: 'shapes', value, allowed });
    });
}

/** The functions that the checks of shapes call. */
function calledByChecks(given: GivenShapes): string[] {
  const calls = [
    ...shapeChecks(given)
      .join('\n')
      .matchAll(/\b(\w+)\(/g),
  ];
  return [...new Set(calls.map(([, name = '']) => name))];
}

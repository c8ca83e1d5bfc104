import type { CatalogueEntry } from './catalogue-entry.js';

/** The part of the catalogue for files that cannot be read or written. */
export const fileErrors = {
  E601: {
    severity: 'error',
    text: 'the file cannot be read: {reason}',
    hint: 'give the path of a .m file, or - for stdin',
  },
  E602: {
    severity: 'error',
    text: 'the file is larger than {limit} MiB',
    hint: 'split it; data belong into a file that the program loads',
  },
  E603: {
    severity: 'error',
    text: 'the file is binary: it holds NUL characters',
    hint: 'give the source, not a MAT, MEX or p-code file',
  },
  E604: {
    severity: 'error',
    text: 'the generated file {state}',
    hint: 'run the same command without --check',
  },
  E605: {
    severity: 'error',
    text: 'the rules are no rules: {message}',
    hint: "schemas/given-rules.rng says what they may hold; 'adjoin rules --help' shows an example",
  },
  E606: {
    severity: 'error',
    text: 'the formula is no MATLAB expression: {message}',
    hint: 'it may use the arguments, the results, a_z for the adjoint of a result z and g_x for the tangent of x',
  },
  E607: {
    severity: 'error',
    text: "the rules have one for '{name}', which is defined in this file",
    hint: 'move the function into a file of its own: generated code then calls it as it is',
  },
  E608: {
    severity: 'error',
    text: 'the rewrite is no PATTERN => REPLACEMENT: {message}',
    hint: "write two MATLAB expressions, as in sum(x, 'all') => sum(reshape(x, [], 1))",
  },
  E609: {
    severity: 'error',
    text: 'the rewrite cannot be used: {message}',
    hint: 'docs/guide/own-rules.md says what a pattern and a replacement may hold, and what the conditions mean',
  },
} as const satisfies Record<string, CatalogueEntry>;

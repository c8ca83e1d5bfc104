import { shortened } from '../base/shortened.js';
import { catalogue, type DiagnosticCode } from './catalogue.js';
import type { CatalogueEntry, Severity } from './catalogue-entry.js';

/** A place in a source file: line and column count from 1; the column counts UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A message to the user about one place of the source. */
export interface Diagnostic extends Place {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
}

/** Characters of a name, a value or a list in a message: whoever wrote a longer one knows it by its beginning. */
const longest = 1000;

/** Makes the diagnostic `code` at `place`, with the catalogue's texts filled in from `args`. */
export function diagnostic(
  code: DiagnosticCode,
  place: Place,
  args: Readonly<Record<string, string | number>> = {},
): Diagnostic {
  const entry: CatalogueEntry = catalogue[code];
  const { file, line, column } = place;
  const made = { code, severity: entry.severity, message: fill(entry.text, args), file, line, column };
  return entry.hint === undefined ? made : { ...made, hint: fill(entry.hint, args) };
}

function fill(text: string, args: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shortened(String(args[name] ?? whole), longest));
}

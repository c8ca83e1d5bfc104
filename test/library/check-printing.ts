import { printTree } from '../../src/engine/print-tree.js';
import { renderDiagnostic } from '../../src/diagnostic/render.js';
import { parseSource } from '../../src/matlab/parse-file.js';
import { decodeSource, type Source } from '../../src/matlab/source.js';
import { writeAstXml } from '../../src/matlab/write-ast-xml.js';
import type { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';

/** A file parsed and printed again. */
export interface Printing {
  /** The printed text; missing if it could not be parsed. */
  readonly text?: string;
  /** Errors of the parser. */
  readonly errors: readonly string[];
  /** The faults of the form of the tree. */
  readonly formComplaint: string;
  /** Where the tree of what is printed differs from the one that was printed. */
  readonly treeDifference: string;
  /** Whether printing what was printed changes it, if only by parentheses. */
  readonly changesAgain: boolean;
}

/** Parses and prints a file twice, and says what did not go as it should. */
export function checkPrinting(name: string, bytes: Uint8Array, schema: RelaxNgSchema): Printing {
  const { source } = decodeSource(bytes, name);
  const first = parse(source);
  if (first.errors.length > 0) {
    return { errors: first.errors, formComplaint: '', treeDifference: '', changesAgain: false };
  }
  const text = printTree(first.xml, 'round-trip');
  const second = parse({ name, text });
  return {
    text,
    errors: [],
    formComplaint: schema.complaint(first.xml)?.message ?? '',
    treeDifference: second.errors[0] ?? difference(withoutLayout(first.xml), withoutLayout(second.xml)),
    changesAgain: printTree(second.xml, 'to-source') !== text,
  };
}

function parse(source: Source): { errors: string[]; xml: string } {
  const { file, diagnostics } = parseSource(source);
  return {
    errors: diagnostics.map((it) => renderDiagnostic(it, () => source.text)),
    xml: writeAstXml([{ source, file }], { blankLines: true }),
  };
}

/** Quotes in texts and values are references, so these are attributes wherever they stand. */
function withoutLayout(xml: string): string {
  return xml.replace(/ (?:at|end)="[^"]*"|<adc:blank-line\/>/g, '');
}

function difference(before: string, after: string): string {
  if (before === after) return '';
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const excerpt = (xml: string): string => xml.slice(Math.max(0, at - 100), at + 100);
  return `${excerpt(before)}\nbecame\n${excerpt(after)}`;
}

import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { FunctionNode } from '../matlab/ast.js';
import { LineIndex } from '../matlab/source.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';

/** The function that is differentiated, and the file that defines it. */
export interface Entry {
  readonly file: ParsedFile;
  readonly unit: FunctionNode;
}

/** The function of that name, or the first of all; undefined where there is none. */
export function findEntry(files: readonly ParsedFile[], name: string | undefined): Entry | undefined {
  for (const file of files) {
    const unit = functionsIn(file).find((it) => name === undefined || it.name === name);
    if (unit !== undefined) return { file, unit };
  }
  return undefined;
}

/** Why there is no function of that name. */
export function missingEntry(files: readonly ParsedFile[], name: string | undefined): Diagnostic {
  const [first] = files;
  const defined = first?.file.items.find((it) => it.kind === 'classdef');
  if (first !== undefined && defined !== undefined) {
    return diagnostic('E210', new LineIndex(first.source).place(defined.start), { name: defined.name });
  }
  const known = files.flatMap(functionsIn).map((it) => it.name);
  const place = { file: first?.source.name ?? '', line: 1, column: 1 };
  if (name === undefined) return diagnostic('E201', place);
  return diagnostic('E202', place, { name, known: known.length === 0 ? 'none' : known.join(', ') });
}

function functionsIn(file: ParsedFile): FunctionNode[] {
  return file.file.items.filter((it) => it.kind === 'function');
}

import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { FileItem, Statement } from '../matlab/ast.js';
import { LineIndex } from '../matlab/source.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';

/** A statement, function or script, and the number of nodes in its tree. */
interface Portion {
  readonly file: ParsedFile;
  readonly start: number;
  readonly size: number;
}

/** Some steps take time by the square of a statement's size: none may have more than this part of the limit. */
const statementsAtLeast = 20;

/** Printing takes some 10 µs a node. It goes in portions, but each statement is in one, and needs memory. */
const largestPrinted = 1_000_000;
const largestPrintedStatement = 500_000;

/** Keeps programs from the stylesheets that would take them too long, however short the text is. */
export class SizeLimit {
  #size = 0;
  #largest: Portion | undefined;

  constructor(
    readonly limit: number,
    readonly statementLimit: number,
  ) {}

  /** For programs to be differentiated: that takes some 300 µs a node. */
  static ofProgram(limit: number): SizeLimit {
    return new SizeLimit(limit, Math.floor(limit / statementsAtLeast));
  }

  /** For files to be printed. */
  static ofPrinted(): SizeLimit {
    return new SizeLimit(largestPrinted, largestPrintedStatement);
  }

  /** Counts another file of the program; tells what is too large then, if anything is. */
  add(file: ParsedFile): Diagnostic[] {
    for (const item of file.file.items) {
      const statements = statementsOf(item).map((it) => ({ ...it, file }));
      const statement = statements.reduce(larger);
      if (statement.size > this.statementLimit) {
        return [
          diagnostic('E316', placeOf(statement), { count: statement.size, limit: this.statementLimit }),
        ];
      }
      const size = statements.reduce((sum, it) => sum + it.size, 0);
      this.#size += size;
      const portion = { file, start: item.start, size };
      this.#largest = this.#largest === undefined ? portion : larger(this.#largest, portion);
    }
    if (this.#largest === undefined || this.#size <= this.limit) return [];
    const args = { count: this.#size, here: this.#largest.size, limit: this.limit };
    return [diagnostic('E315', placeOf(this.#largest), args)];
  }
}

/** All statements in an item of a file, each with the number of nodes in it that are in no other one. */
function statementsOf(item: FileItem): Omit<Portion, 'file'>[] {
  const found: Omit<Portion, 'file'>[] = [];
  const measure = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) return 0;
    let size = 'kind' in part ? 1 : 0;
    for (const it of Object.values(part) as unknown[]) {
      // The words of a command are elements of the tree, too.
      size += Array.isArray(part) && typeof it === 'string' ? 1 : measure(it);
    }
    if (!('kind' in part && 'start' in part) || !statementKinds.has(part.kind as string)) return size;
    found.push({ start: part.start as number, size });
    return 0;
  };
  measure(item);
  return found;
}

const statementKinds: ReadonlySet<string> = new Set<(FileItem | Statement)['kind']>([
  ...(['function', 'script', 'classdef', 'comment', 'expression', 'if', 'for', 'while', 'do-until'] as const),
  ...(['switch', 'break', 'continue', 'return', 'try', 'unwind-protect', 'global', 'persistent'] as const),
  ...(['spmd', 'command', 'arguments'] as const),
]);

function larger(some: Portion, other: Portion): Portion {
  return other.size > some.size ? other : some;
}

function placeOf({ file, start }: Portion): ReturnType<LineIndex['place']> {
  return new LineIndex(file.source).place(start);
}

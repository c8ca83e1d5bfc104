import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { FileItem, FileNode, NestedItem } from './ast.js';
import { parseBlock, takeOwnComments } from './parse-block.js';
import { parseClass } from './parse-class.js';
import { parseFunction } from './parse-function.js';
import { ParseAborted, ParserState, SyntaxFailure } from './parser-state.js';
import { LineIndex, type Source } from './source.js';

/** The result of parsing: the tree of all that could be understood, and the errors. */
export interface ParseResult {
  readonly file: FileNode;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses a file of MATLAB or Octave. Whether its functions are closed by words of their own, and so may be nested,
 * shows only at its end: first they are taken to be closed; if one was not, the file is read again.
 */
export function parseSource(source: Source): ParseResult {
  const binary = source.text.indexOf('\0');
  if (binary >= 0) {
    const place = new LineIndex(source).place(binary);
    return { file: { items: [] }, diagnostics: [diagnostic('E603', place)] };
  }
  const closed = new ParserState(source);
  const first = parseFile(closed);
  // A reading that was given up within functions may have taken very many open ones to be nested.
  if (!closed.sawOpenFunction && !closed.openBlocks.includes('function')) return first;
  const open = new ParserState(source);
  open.functionsAreClosed = false;
  const second = parseFile(open);
  return second.diagnostics.length < first.diagnostics.length ? second : first;
}

/** File : (Function | ClassDefinition | Script)* */
function parseFile(p: ParserState): ParseResult {
  const items: FileItem[] = [];
  try {
    for (;;) {
      p.skipSeparators();
      for (const it of p.takeComments()) items.push(it);
      if (p.isKind('end-of-file')) break;
      parseItem(p, items);
    }
    reportUnclosedFunction(p, items);
    p.finish();
  } catch (error) {
    if (!(error instanceof SyntaxFailure || error instanceof ParseAborted)) throw error;
  }
  return { file: { items }, diagnostics: p.diagnostics };
}

/** Either all functions of a file are closed by words of their own, or none is. */
function reportUnclosedFunction(p: ParserState, items: readonly FileItem[]): void {
  const functions = items.filter((it) => it.kind === 'function');
  const closed = functions.find((it) => it.end !== undefined);
  const open = functions.find((it) => it.end === undefined);
  if (closed === undefined || open === undefined) return;
  const { line } = p.lines.place(closed.start);
  p.report('E112', open.start, { name: open.name, line, other: closed.name });
}

function parseItem(p: ParserState, items: FileItem[]): void {
  const { start } = p.token;
  if (p.isKeyword('function')) {
    const following: NestedItem[] = [];
    items.push(parseFunction(p, following));
    for (const it of following) items.push(it);
  } else if (p.is('classdef') && !items.some((it) => it.kind !== 'comment')) {
    const it = p.guarded(
      () => parseClass(p),
      () => undefined,
    );
    p.takeComments();
    if (it !== undefined) items.push(it);
  } else {
    const body = parseBlock(p);
    // Comments from within the first statement stand before it, where those before a script are.
    let comments = 0;
    for (let it = body[0]; it?.kind === 'comment'; it = body[(comments += 1)]) items.push(it);
    body.splice(0, comments);
    const following = p.isKeyword('function') ? takeOwnComments(body) : [];
    if (body.length > 0) items.push({ kind: 'script', start, body });
    for (const it of following) items.push(it);
  }
}

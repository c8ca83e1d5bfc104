import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { ClassDefinition, CommentStatement, Expression, FileNode, FunctionNode, Script } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { parseFunction } from './parse-function.js';
import { outside, parseArguments } from './parse-postfix.js';
import { parseBlock } from './parse-statement.js';
import { ParserState, SyntaxFailure } from './parser-state.js';
import type { Source } from './source.js';

/** What parsing gives: the tree of all that could be understood, and what was wrong. */
export interface ParseResult {
  readonly file: FileNode;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses a file of MATLAB or Octave. Whether its functions are closed by words of their own, and so may be nested,
 * shows only at its end: where the first reading, that they are, meets an error, the second is tried.
 */
export function parseSource(source: Source): ParseResult {
  const closed = parseWith(source, true);
  if (closed.diagnostics.length === 0) return closed;
  const open = parseWith(source, false);
  return open.diagnostics.length === 0 || open.diagnostics.length < closed.diagnostics.length ? open : closed;
}

/** Parses the text of one expression, such as a formula of a derivative rule. */
export function parseExpressionText(source: Source): {
  readonly expression: Expression | undefined;
  readonly diagnostics: readonly Diagnostic[];
} {
  const p = new ParserState(source);
  try {
    const expression = parseExpression(p);
    if (!p.isKind('end-of-file')) p.fail('E101', p.token.start, { expected: 'the end', found: p.describe() });
    return { expression, diagnostics: p.diagnostics };
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    return { expression: undefined, diagnostics: p.diagnostics };
  }
}

function parseWith(source: Source, functionsAreClosed: boolean): ParseResult {
  const p = new ParserState(source);
  p.functionsAreClosed = functionsAreClosed;
  const items: (FunctionNode | Script | ClassDefinition | CommentStatement)[] = [];
  try {
    while (!p.isKind('end-of-file')) parseItem(p, items);
    items.push(...p.takeComments());
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
  }
  return { file: { items }, diagnostics: p.diagnostics };
}

/** Item : Function | ClassDefinition | Script */
function parseItem(p: ParserState, items: (FunctionNode | Script | ClassDefinition | CommentStatement)[]): void {
  while (p.isKind('newline') || p.is(';') || p.is(',')) p.advance();
  items.push(...p.takeComments());
  if (p.isKind('end-of-file')) return;
  const { start } = p.token;
  if (p.isKeyword('function')) {
    try {
      items.push(parseFunction(p));
    } catch (error) {
      if (error instanceof SyntaxFailure && error.constructor === SyntaxFailure) p.recover();
      else throw error;
    }
  } else if (p.is('classdef') && !items.some((it) => it.kind !== 'comment')) {
    items.push(parseClass(p));
  } else {
    p.variables = new Set();
    const body = parseBlock(p);
    if (body.length > 0) items.push({ kind: 'script', start, body });
    if (p.isKind('keyword') && !p.isKeyword('function')) {
      p.report('E107', p.token.start, { word: p.token.text });
      p.advance();
    }
  }
}

/** A class definition is kept as it is written: only its name is read. */
function parseClass(p: ParserState): ClassDefinition {
  const { start } = p.advance();
  if (p.accept('(')) {
    outside(p, false, () => parseArguments(p, ')'));
    p.expect(')');
  }
  const name = p.expectIdentifier('the name of a class');
  while (!p.isKind('end-of-file')) p.advance();
  return { kind: 'classdef', start, name, text: p.source.text.slice(start) };
}

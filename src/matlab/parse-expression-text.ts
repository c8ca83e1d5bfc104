import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Expression } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { ParseAborted, ParserState, SyntaxFailure } from './parser-state.js';

/** Parses the text of one expression; messages know it by `name`. Undefined if it has an error. */
export function parseExpressionText(
  text: string,
  name = 'expression',
): { readonly expression: Expression | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const p = new ParserState({ name, text });
  let expression: Expression | undefined;
  try {
    while (p.isKind('newline')) p.advance();
    expression = parseExpression(p);
    while (p.isKind('newline')) p.advance();
    if (!p.isKind('end-of-file')) p.failExpecting('the end of the expression');
  } catch (error) {
    if (!(error instanceof SyntaxFailure || error instanceof ParseAborted)) throw error;
    expression = undefined;
  }
  return { expression, diagnostics: p.diagnostics };
}

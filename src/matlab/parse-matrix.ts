import type { Expression } from './ast.js';
import { parseExpression } from './parse-expression.js';
import type { ParserState } from './parser-state.js';

/**
 * Matrix : `[` Rows `]` | `{` Rows `}`   Rows : Row? ((`;` | LineEnd) Row?)*   Row : Element ((`,` | Blanks) Element)*
 * Where blanks separate elements and where they stand around an operator is told in parse-expression.ts.
 */
export function parseMatrix(p: ParserState): Expression {
  const { start, text: open } = p.token;
  const close = open === '[' ? ']' : '}';
  const { inMatrix } = p;
  p.inMatrix = true;
  p.advance();
  const rows = p.nested(() => parseRows(p, open, close));
  p.inMatrix = inMatrix;
  p.expect(close);
  return { kind: 'matrix', start, braces: open === '{', rows };
}

function parseRows(p: ParserState, open: string, close: string): Expression[][] {
  const rows: Expression[][] = [];
  let row: Expression[] = [];
  const finishRow = (): void => {
    if (row.length > 0) rows.push(row);
    row = [];
  };
  while (!p.is(close)) {
    if (p.isKind('end-of-file') || p.is(')') || p.is(open === '[' ? '}' : ']')) {
      p.fail('E103', p.token.start, { open, found: p.describe() });
    }
    if (p.is(';') || p.isKind('newline')) {
      finishRow();
      p.advance();
    } else if (p.is(',')) {
      p.advance();
    } else {
      row.push(parseExpression(p));
    }
  }
  finishRow();
  return rows;
}

import type { Expression } from './ast.js';
import { octaveKeywords } from './keywords.js';
import { parseElement } from './parse-arguments.js';
import type { ParserState } from './parser-state.js';

/**
 * Matrix : `[` Rows `]` | `{` Rows `}` Rows : Row? ((`;` | LineEnd) Row?)* Row : `,`? Element ((`,` | Blanks) Element)*
 * `,`? Blanks around an operator or a bracket between elements are read where those are parsed.
 */
export function parseMatrix(p: ParserState): Expression {
  const { start } = p.token;
  const braces = p.is('{');
  const close = braces ? '}' : ']';
  p.enter();
  const rows = p.within('elements', close, () => parseRows(p, close));
  p.leave();
  const ignored = p.is('=') ? undefined : rows.flat().find((item) => item.kind === 'ignored');
  if (ignored !== undefined) p.fail('E108', ignored.start);
  return { kind: 'matrix', start, braces, rows };
}

function parseRows(p: ParserState, close: string): Expression[][] {
  const rows: Expression[][] = [];
  let row: Expression[] = [];
  while (!p.is(close) && !p.isKind('end-of-file')) {
    if (p.is(';') || p.isKind('newline')) {
      if (row.length > 0) rows.push(row);
      row = [];
      p.advance();
      continue;
    }
    const isSeparated = p.accept(',') || row.length === 0 || p.token.spaceBefore;
    if (p.is(';') || p.isKind('newline') || p.is(close)) continue;
    if (!isSeparated || /^[)\]}]$/.test(p.token.text)) break;
    if (p.isKind('keyword') && !p.inIndex && !isName(p)) break;
    p.elementStart = p.token.start;
    row.push(parseElement(p));
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/**
 * Whether a word is at hand that only Octave reserves, and MATLAB takes for a name: unless it begins a line or closes a
 * block that is open, as behind a bracket that is not closed, and is no variable.
 */
function isName(p: ParserState): boolean {
  const { text, startsLine } = p.token;
  return octaveKeywords.has(text) && (p.variables.has(text) || !(startsLine || p.closesOpenBlock));
}

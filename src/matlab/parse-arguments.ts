import type { Expression } from './ast.js';
import { parseExpression } from './parse-expression.js';
import type { ParserState } from './parser-state.js';

/** Arguments : (Argument (`,` Argument)*)? — up to the bracket that closes them. */
export function parseArguments(p: ParserState, close: string): Expression[] {
  const items: Expression[] = [];
  while (!p.is(close)) {
    items.push(parseElement(p));
    if (!p.accept(',')) break;
    if (p.is(close)) p.failExpecting('an argument');
  }
  return items;
}

/** Argument : `:` | Expression — an element of a cell array may be a colon too. */
export function parseElement(p: ParserState): Expression {
  if (!p.is(':')) return parseExpression(p);
  const { start } = p.advance();
  if (/^[,;)\]}]$/.test(p.token.text) || p.isKind('newline')) return { kind: 'colon', start };
  return p.failExpecting("',' or the end of the list behind ':'");
}

/** Parameters : (Parameter (`,` Parameter)*)?   Parameter : Name (`=` Expression)? | `~` — the default is Octave's. */
export function parseParameters(p: ParserState): Expression[] {
  const items: Expression[] = [];
  if (p.is(')')) return items;
  do items.push(parseParameter(p));
  while (p.accept(','));
  return items;
}

function parseParameter(p: ParserState): Expression {
  const { start } = p.token;
  if (p.accept('~') || p.accept('!')) return { kind: 'ignored', start };
  const target: Expression = { kind: 'variable', start, name: p.expectVariable('the name of a parameter') };
  if (!p.accept('=')) return target;
  return { kind: 'assignment', start, operator: '=', target, value: parseExpression(p) };
}

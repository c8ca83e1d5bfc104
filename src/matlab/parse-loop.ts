import type { Expression, Statement } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { parsePostfix } from './parse-postfix.js';
import { closeBlock, parseBlock } from './parse-statement.js';
import type { ParserState } from './parser-state.js';

/** Loop : For | While | DoUntil */
export function parseLoop(p: ParserState): Statement {
  const { start, text } = p.token;
  if (text === 'for' || text === 'parfor') return parseFor(p, text === 'parfor');
  p.advance();
  if (text === 'while') {
    const condition = parseExpression(p);
    const body = parseBlock(p);
    closeBlock(p, start, 'while', 'end', 'endwhile');
    return { kind: 'while', start, condition, body };
  }
  const body = parseBlock(p);
  closeBlock(p, start, 'do', 'until');
  return { kind: 'do-until', start, condition: parseExpression(p), body };
}

/** For : (`for` | `parfor`) (ForHead | `(` ForHead (`,` Expression)? `)`) Block End   ForHead : Target `=` Expression */
function parseFor(p: ParserState, parallel: boolean): Statement {
  const { start } = p.advance();
  const bracketed = p.is('(');
  if (bracketed) p.advance();
  const target = parsePostfix(p);
  if (target.kind === 'variable') p.variables.add(target.name);
  p.expect('=');
  const values = parseExpression(p);
  let workers: Expression | undefined;
  if (bracketed) {
    if (p.accept(',')) workers = parseExpression(p);
    p.expect(')');
  }
  const body = parseBlock(p);
  closeBlock(p, start, parallel ? 'parfor' : 'for', 'end', parallel ? 'endparfor' : 'endfor');
  return { kind: 'for', start, parallel, target, values, workers, body };
}

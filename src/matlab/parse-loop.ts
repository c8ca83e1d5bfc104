import { assignedNames, isTarget } from './assignment-target.js';
import type { Expression, Statement } from './ast.js';
import { parseBlock, parseDelimited } from './parse-block.js';
import { parseExpression } from './parse-expression.js';
import { parsePostfix } from './parse-postfix.js';
import type { ParserState } from './parser-state.js';

/** While : `while` Expression Block End */
export function parseWhile(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end', 'endwhile'], () => {
    const condition = p.head(() => parseExpression(p));
    return { kind: 'while', start, condition, body: parseBlock(p) };
  });
}

/** DoUntil : `do` Block `until` Expression */
export function parseDoUntil(p: ParserState): Statement {
  const { start } = p.token;
  const body = parseDelimited(p, ['until'], () => parseBlock(p));
  return { kind: 'do-until', start, body, condition: parseExpression(p) };
}

interface ForHead {
  readonly target: Expression;
  readonly values: Expression;
  readonly workers: Expression | undefined;
}

/** For : (`for` | `parfor`) (ForHead | `(` ForHead (`,` Expression)? `)`) Block End */
export function parseFor(p: ParserState): Statement {
  const { start, text } = p.token;
  const parallel = text === 'parfor';
  return parseDelimited(p, parallel ? ['end', 'endparfor', 'endfor'] : ['end', 'endfor'], () => {
    const head = p.guarded(
      () => (p.is('(') ? p.within('arguments', ')', () => parseForHead(p, true)) : parseForHead(p, false)),
      () => unreadable(start),
    );
    for (const name of assignedNames(head.target)) p.addVariable(name, head.target.start);
    return { kind: 'for', start, parallel, ...head, body: parseBlock(p) };
  });
}

/** ForHead : Target `=` Expression — the target may be a list in brackets, for keys and values of a struct in Octave. */
function parseForHead(p: ParserState, bracketed: boolean): ForHead {
  const { start } = p.token;
  const target = parsePostfix(p);
  if (!isTarget(target, true)) p.fail('E105', start);
  p.expect('=');
  const values = parseExpression(p);
  return { target, values, workers: bracketed && p.accept(',') ? parseExpression(p) : undefined };
}

function unreadable(start: number): ForHead {
  const missing: Expression = { kind: 'literal', start, text: '' };
  return { target: missing, values: missing, workers: undefined };
}

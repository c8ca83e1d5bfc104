import type { Block, Expression, Statement } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { closeBlock, parseBlock } from './parse-statement.js';
import type { ParserState } from './parser-state.js';

/** Choice : If | Switch */
export function parseChoice(p: ParserState): Statement {
  return p.isKeyword('if') ? parseIf(p) : parseSwitch(p);
}

/** If : `if` Expression Block (`elseif` Expression Block)* (`else` Block)? End */
function parseIf(p: ParserState): Statement {
  const { start } = p.token;
  const arms: { start: number; condition: Expression; body: Block }[] = [];
  do {
    const arm = p.advance();
    const condition = parseExpression(p);
    arms.push({ start: arm.start, condition, body: parseBlock(p) });
    p.checkHeight(arms.length, arm.start);
  } while (p.isKeyword('elseif'));
  let otherwise: Block | undefined;
  if (p.isKeyword('else')) {
    p.advance();
    otherwise = parseBlock(p);
  }
  closeBlock(p, start, 'if', 'end', 'endif');
  return { kind: 'if', start, arms, otherwise };
}

/** Switch : `switch` Expression (`case` Expression Block)* (`otherwise` Block)? End */
function parseSwitch(p: ParserState): Statement {
  const { start } = p.advance();
  const subject = parseExpression(p);
  while (p.isKind('newline') || p.is(';') || p.is(',')) p.advance();
  const comments = p.takeComments();
  const cases: { value: Expression; body: Block }[] = [];
  while (p.isKeyword('case')) {
    p.advance();
    const value = parseExpression(p);
    cases.push({ value, body: parseBlock(p) });
  }
  let otherwise: Block | undefined;
  if (p.isKeyword('otherwise')) {
    p.advance();
    otherwise = parseBlock(p);
  }
  closeBlock(p, start, 'switch', 'end', 'endswitch');
  return { kind: 'switch', start, subject, comments, cases, otherwise };
}

import type { Block, Expression, Statement } from './ast.js';
import { parseBlock, parseDelimited, parsePart } from './parse-block.js';
import { parseExpression } from './parse-expression.js';
import type { ParserState } from './parser-state.js';

/** If : `if` Expression Block (`elseif` Separator* Expression Block)* (`else` Block)? End */
export function parseIf(p: ParserState): Statement {
  const { start } = p.token;
  const branches: { start: number; condition: Expression; body: Block }[] = [];
  let otherwise: Block | undefined;
  parseDelimited(p, ['end', 'endif'], () => {
    const before = p.beginChain();
    for (let branchStart = start; ; branchStart = passWord(p)) {
      const condition = p.head(() => parseExpression(p));
      branches.push({ start: branchStart, condition, body: parseBlock(p) });
      // In the tree every branch stands within the one before.
      p.lengthenChain();
      if (!p.isKeyword('elseif')) break;
    }
    p.endChain(before);
    otherwise = parsePart(p, 'else');
  });
  return { kind: 'if', start, branches, otherwise };
}

/** Switch : `switch` Expression (`case` Separator* Expression Block)* (`otherwise` Block)? End */
export function parseSwitch(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end', 'endswitch'], () => {
    const subject = p.head(() => parseExpression(p));
    p.skipSeparators();
    const comments = p.takeComments();
    const cases: { value: Expression; body: Block }[] = [];
    while (p.isKeyword('case')) {
      passWord(p);
      const value = p.head(() => parseExpression(p));
      cases.push({ value, body: parseBlock(p) });
    }
    const otherwise = parsePart(p, 'otherwise');
    return { kind: 'switch', start, subject, comments, cases, otherwise };
  });
}

/** Passes the word that begins a branch, and what Octave takes between it and its expression; says where it stands. */
function passWord(p: ParserState): number {
  const { start } = p.advance();
  p.skipSeparators();
  return start;
}

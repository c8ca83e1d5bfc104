import type { Block, CommentStatement, Statement } from './ast.js';
import { closingWord } from './keywords.js';
import { parseFunction } from './parse-function.js';
import { parseStatement } from './parse-statement.js';
import type { ParserState } from './parser-state.js';

/**
 * Block : (Statement | Comment | `;` | `,` | LineEnd)*, up to a word that divides or closes a block that is open. A
 * statement with an error is reported and left out.
 */
export function parseBlock(p: ParserState): Statement[] {
  p.enter();
  const block: Statement[] = [];
  for (;;) {
    p.skipSeparators();
    for (const it of p.takeComments()) block.push(it);
    if (p.isKind('end-of-file') || p.closesOpenBlock || (isClosingWord(p) && p.openBlocks.length > 0)) break;
    if (p.isKeyword('function')) {
      if (p.nestedItems === undefined && p.inScriptBlock) {
        block.push(parseFunction(p));
        continue;
      }
      if (p.nestedItems === undefined) break;
      for (const it of takeOwnComments(block)) p.nestedItems.push(it);
      p.nestedItems.push(parseFunction(p));
      continue;
    }
    const statement = p.guarded(
      () => {
        const it = parseStatement(p);
        p.expectStatementEnd();
        return it;
      },
      () => undefined,
    );
    if (statement === undefined) continue;
    p.atBodyStart &&= statement.kind === 'arguments';
    placeComments(block, statement, p.takeComments(), p.lastEnd);
  }
  p.leave();
  return block;
}

/** Appends a statement and the comments read with it: those from within it go before it, the others behind. */
function placeComments(
  block: Statement[],
  statement: Statement,
  comments: readonly CommentStatement[],
  end: number,
): void {
  for (const it of comments) if (it.start < end) block.push({ ...it, trailing: false });
  block.push(statement);
  for (const it of comments) if (it.start >= end) block.push(it);
}

/** Takes from the end of a block the comments that stand on lines of their own: they belong to what follows. */
export function takeOwnComments(block: Statement[]): CommentStatement[] {
  const taken: CommentStatement[] = [];
  for (let last = block.at(-1); last?.kind === 'comment' && !last.trailing; last = block.at(-1)) {
    taken.push(last);
    block.pop();
  }
  return taken.reverse();
}

/**
 * Opens a block by the word at hand, which is passed, and lets `parse` read all of it up to the word that closes it,
 * which must be one of `closing`.
 */
export function parseDelimited<Result>(
  p: ParserState,
  closing: readonly string[],
  parse: () => Result,
): Result {
  const { start, text: opening } = p.advance();
  p.openBlocks.push(opening);
  const result = parse();
  p.openBlocks.pop();
  if (p.isKeyword(...closing)) p.advance();
  else reportOpenBlock(p, opening, start);
  return result;
}

/** Whether a word is at hand that closes blocks of some kind. */
function isClosingWord(p: ParserState): boolean {
  return p.isKind('keyword') && p.token.text.startsWith('end') && !p.isAssignedWord;
}

/** Reports that a block is not closed here: what is at hand closes one further out, or none at all and is passed. */
export function reportOpenBlock(p: ParserState, opening: string, start: number): void {
  const { line } = p.lines.place(start);
  p.report('E106', p.token.start, { opening, line, closing: closingWord(opening), found: p.describe() });
  if (isClosingWord(p) && !p.closesOpenBlock) p.advance();
}

/** The part of a block that follows a word that divides it, if that word is at hand. */
export function parsePart(p: ParserState, word: string): Block | undefined {
  if (!p.isKeyword(word)) return undefined;
  p.advance();
  return parseBlock(p);
}

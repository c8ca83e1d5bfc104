import type { Block, CommentStatement, Expression, Statement } from './ast.js';
import { isCommand } from './command-syntax.js';
import { parseArgumentsBlock } from './parse-arguments-block.js';
import { parseChoice } from './parse-choice.js';
import { parseExpression } from './parse-expression.js';
import { parseFunction } from './parse-function.js';
import { parseLoop } from './parse-loop.js';
import { SyntaxFailure, ParseAborted, type ParserState } from './parser-state.js';

/**
 * Block : ((Statement Terminator) | Comment | Separator)*, up to a keyword that closes or divides a block. A statement
 * with an error is reported and left out.
 */
export function parseBlock(p: ParserState): Block {
  return p.nested(() => {
    const block: Statement[] = [];
    for (;;) {
      while (p.isKind('newline') || p.is(';') || p.is(',')) p.advance();
      block.push(...p.takeComments());
      const nests = p.nestedFunctions !== undefined && p.isKeyword('function');
      if (p.isKind('end-of-file') || (p.isKind('keyword') && closing.has(p.token.text) && !nests)) return block;
      const { start } = p.token;
      try {
        if (nests) {
          p.nestedFunctions?.push(parseFunction(p));
          continue;
        }
        const statement = parseStatement(p);
        if (statement.kind !== 'arguments') p.atBodyStart = false;
        const comments = p.takeComments();
        const end = p.lastEnd;
        block.push(...inside(comments, end, false), statement, ...inside(comments, end, true));
      } catch (error) {
        if (error instanceof ParseAborted || !(error instanceof SyntaxFailure)) throw error;
        p.recover();
        if (p.token.start === start && !p.isKind('end-of-file')) p.advance();
      }
    }
  });
}

/** Comments that stood before the end of a statement (within its brackets) go before it, the others behind. */
function inside(comments: readonly CommentStatement[], end: number, behind: boolean): CommentStatement[] {
  const chosen = comments.filter((it) => it.start > end === behind);
  return behind ? chosen : chosen.map((it) => ({ ...it, trailing: false }));
}

const closing: ReadonlySet<string> = new Set([
  ...['function', 'endfunction', 'end', 'elseif', 'else', 'endif', 'endwhile', 'endfor', 'endparfor', 'until'],
  ...['case', 'otherwise', 'endswitch', 'catch', 'end_try_catch', 'unwind_protect_cleanup'],
  ...['end_unwind_protect', 'endspmd'],
]);

/** Statement : Choice | Loop | Jump | Try | UnwindProtect | Declaration | Spmd | Command | Expression */
function parseStatement(p: ParserState): Statement {
  const { kind, text, start } = p.token;
  if (kind === 'identifier') {
    if (isCommand(p.source.text, p.token, p.variables)) {
      return { kind: 'command', start, name: text, words: p.takeCommandWords() };
    }
    return parseExpressionStatement(p);
  }
  if (kind !== 'keyword') return parseExpressionStatement(p);
  switch (text) {
    case 'if':
    case 'switch':
      return parseChoice(p);
    case 'for':
    case 'parfor':
    case 'while':
    case 'do':
      return parseLoop(p);
    case 'break':
    case 'continue':
    case 'return':
      p.advance();
      return { kind: text, start };
    case 'try':
      return parseTry(p, start);
    case 'unwind_protect':
      return parseUnwindProtect(p, start);
    case 'global':
    case 'persistent':
      return parseDeclaration(p, text, start);
    case 'spmd': {
      p.advance();
      const body = parseBlock(p);
      closeBlock(p, start, text, 'end', 'endspmd');
      return { kind: 'spmd', start, body };
    }
    default:
      return p.fail('E101', start, { expected: 'a statement', found: p.describe() });
  }
}

/** Passes the word that closes a block; `opening` tells which. */
export function closeBlock(p: ParserState, start: number, opening: string, ...words: readonly string[]): void {
  if (p.isKeyword(...words)) {
    p.advance();
    return;
  }
  const { line } = p.lines.place(start);
  p.fail('E106', p.token.start, { opening, line, found: p.describe() });
}

/** ExpressionStatement : Expression | (`++` | `--`) Storage */
function parseExpressionStatement(p: ParserState): Statement {
  const { start, text } = p.token;
  const rest = p.source.text.slice(start, start + 2);
  let expression: Expression;
  if ((rest === '++' || rest === '--') && /^[A-Za-z_]/.test(p.source.text.charAt(start + 2))) {
    p.advance();
    p.advance();
    expression = { kind: 'unary', start, operator: text + text, postfix: false, operand: parseExpression(p) };
  } else if (text === 'arguments' && p.atBodyStart && (p.peek().kind === 'newline' || p.peek().text === '(')) {
    return parseArgumentsBlock(p, start);
  } else {
    expression = parseExpression(p);
  }
  noteVariables(p, expression);
  return { kind: 'expression', start, expression, echo: !endsQuietly(p) };
}

/** Checks that a statement ends here; says whether it ends in a semicolon. */
function endsQuietly(p: ParserState): boolean {
  if (p.is(';')) return true;
  if (p.isKind('newline') || p.is(',') || p.isKind('end-of-file')) return false;
  // `if x y = 1, end`: a condition ends where another operand begins; a keyword may follow a statement.
  if (p.isKind('keyword')) return false;
  return p.fail('E101', p.token.start, { expected: 'the end of the statement', found: p.describe() });
}

/** The names assigned to are variables from here on. */
function noteVariables(p: ParserState, expression: Expression): void {
  if (expression.kind !== 'assignment') return;
  const targets = expression.target.kind === 'matrix' ? expression.target.rows.flat() : [expression.target];
  for (const target of targets) {
    let it = target;
    while (it.kind === 'index' || it.kind === 'field' || it.kind === 'dynamic-field') it = it.base;
    if (it.kind === 'variable') p.variables.add(it.name);
  }
}

/** Try : `try` `,`? Block (`catch` Name? Block)? End */
function parseTry(p: ParserState, start: number): Statement {
  p.advance();
  p.accept(',');
  const body = parseBlock(p);
  let handler: { name: string | undefined; body: Block } | undefined;
  if (p.isKeyword('catch')) {
    const { line } = p.lines.place(p.advance().start);
    // A name on the line of `catch`, and nothing else there, is where the error goes.
    const isName = p.isKind('identifier') && p.lines.place(p.token.start).line === line && p.peek().kind === 'newline';
    const isSeparated = p.isKind('identifier') && p.lines.place(p.token.start).line === line && p.peek().text === ';';
    const name = isName || isSeparated ? p.advance().text : undefined;
    if (name !== undefined) p.variables.add(name);
    handler = { name, body: parseBlock(p) };
  }
  closeBlock(p, start, 'try', 'end', 'end_try_catch');
  return { kind: 'try', start, body, handler };
}

/** UnwindProtect : `unwind_protect` Block `unwind_protect_cleanup` Block End */
function parseUnwindProtect(p: ParserState, start: number): Statement {
  p.advance();
  const body = parseBlock(p);
  closeBlock(p, start, 'unwind_protect', 'unwind_protect_cleanup');
  const cleanup = parseBlock(p);
  closeBlock(p, start, 'unwind_protect', 'end', 'end_unwind_protect');
  return { kind: 'unwind-protect', start, body, cleanup };
}

/** Declaration : (`global` | `persistent`) (Name (`=` Expression)?)+ */
function parseDeclaration(p: ParserState, kind: 'global' | 'persistent', start: number): Statement {
  p.advance();
  const items = [];
  do {
    const at = p.token.start;
    const name = p.expectIdentifier('the name of a variable');
    p.variables.add(name);
    const target = { kind: 'variable', start: at, name } as const;
    if (p.accept('=')) {
      items.push({ kind: 'assignment', start: at, operator: '=', target, value: parseExpression(p) } as const);
    } else {
      items.push(target);
    }
  } while (p.isKind('identifier'));
  endsQuietly(p);
  return { kind, start, items };
}

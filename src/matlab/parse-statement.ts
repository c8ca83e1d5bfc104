import { assignedNames } from './assignment-target.js';
import type { Assignment, Expression, Statement, Variable } from './ast.js';
import { isCommand } from './command-syntax.js';
import { parseArguments } from './parse-arguments.js';
import { parseArgumentsBlock } from './parse-arguments-block.js';
import { parseBlock, parseDelimited, parsePart } from './parse-block.js';
import { parseIf, parseSwitch } from './parse-choice.js';
import { parseExpression } from './parse-expression.js';
import { parseDoUntil, parseFor, parseWhile } from './parse-loop.js';
import type { ParserState } from './parser-state.js';

/**
 * Statement : If | Switch | For | While | DoUntil | `break` | `continue` | `return` | Try | UnwindProtect
 *   | Declaration | Spmd | ArgumentsBlock | Command | ExpressionStatement
 */
export function parseStatement(p: ParserState): Statement {
  const { kind, text, start } = p.token;
  if (kind !== 'keyword' || p.isAssignedWord) return parseSimpleStatement(p);
  switch (text) {
    case 'if':
      return parseIf(p);
    case 'switch':
      return parseSwitch(p);
    case 'for':
    case 'parfor':
      return parseFor(p);
    case 'while':
      return parseWhile(p);
    case 'do':
      return parseDoUntil(p);
    case 'break':
    case 'continue':
    case 'return':
      if (text !== 'return' && !p.inLoop) p.report('E111', start, { word: text });
      p.advance();
      return { kind: text, start };
    case 'try':
      return parseTry(p);
    case 'unwind_protect':
      return parseUnwindProtect(p);
    case 'global':
    case 'persistent':
      return parseDeclaration(p, text);
    case 'spmd':
      return parseSpmd(p);
    case 'classdef':
      return p.failExpecting('a statement');
    default:
      return p.fail('E107', start, { word: text });
  }
}

/** SimpleStatement : Command | ArgumentsBlock | Expression   Command : Name Word+ */
function parseSimpleStatement(p: ParserState): Statement {
  const { kind, start, text: name } = p.token;
  if (kind === 'identifier') {
    if (name === 'arguments' && p.atBodyStart && /^[\r\n(%#]/.test(p.behind(p.token.end)))
      return parseArgumentsBlock(p);
    if (!p.isBehindSignature && isCommand(p.source.text, p.token, p.variables)) {
      p.commands.add(name);
      const words = p.takeCommandWords();
      return { kind: 'command', start, name, words, echo: !p.is(';') };
    }
  }
  if (p.is('!')) p.report('W104', start);
  const expression = parseExpression(p);
  if (expression.kind === 'assignment')
    for (const it of assignedNames(expression.target)) p.addVariable(it, expression.target.start);
  return { kind: 'expression', start, expression, echo: !p.is(';') };
}

/** Try : `try` `,`? Block (`catch` Name? Block)? End */
function parseTry(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end', 'end_try_catch'], () => {
    const body = parseBlock(p);
    if (!p.isKeyword('catch')) return { kind: 'try', start, body, handler: undefined };
    p.advance();
    const name = parseErrorName(p);
    return { kind: 'try', start, body, handler: { name, body: parseBlock(p) } };
  });
}

/** A name that stands alone behind `catch`, on its line, is the variable that gets the error. */
function parseErrorName(p: ParserState): string | undefined {
  if (!p.isKind('identifier') || p.token.startsLine) return undefined;
  const behind = p.behind(p.token.end);
  if (behind !== '' && !/^[\r\n;,%#]/.test(behind)) return undefined;
  const { text: name, start } = p.advance();
  p.addVariable(name, start);
  return name;
}

/** UnwindProtect : `unwind_protect` Block `unwind_protect_cleanup` Block End */
function parseUnwindProtect(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end', 'end_unwind_protect'], () => {
    const body = parseBlock(p);
    const cleanup = parsePart(p, 'unwind_protect_cleanup');
    if (cleanup === undefined) return p.failExpecting("'unwind_protect_cleanup'");
    return { kind: 'unwind-protect', start, body, cleanup };
  });
}

/** Spmd : `spmd` (`(` Arguments `)`)? Block End */
function parseSpmd(p: ParserState): Statement {
  const { start } = p.token;
  return parseDelimited(p, ['end', 'endspmd'], () => {
    const workers: Expression[] = p.is('(') ? p.within('arguments', ')', () => parseArguments(p, ')')) : [];
    return { kind: 'spmd', start, workers, body: parseBlock(p) };
  });
}

/** Declaration : (`global` | `persistent`) (Name (`=` Expression)?)+ */
function parseDeclaration(p: ParserState, kind: 'global' | 'persistent'): Statement {
  const { start } = p.advance();
  const items: (Variable | Assignment)[] = [];
  do {
    const at = p.token.start;
    const target: Variable = {
      kind: 'variable',
      start: at,
      name: p.expectVariable('the name of a variable'),
    };
    p.addVariable(target.name, at);
    if (!p.accept('=')) items.push(target);
    else items.push({ kind: 'assignment', start: at, operator: '=', target, value: parseExpression(p) });
  } while (p.isKind('identifier'));
  return { kind, start, items };
}

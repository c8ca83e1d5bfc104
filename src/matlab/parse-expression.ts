import { isTarget, splitIgnoredTargets } from './assignment-target.js';
import type { Expression } from './ast.js';
import { parsePostfix } from './parse-postfix.js';
import type { ParserState } from './parser-state.js';

/*
 * Precedence climbing: `parseBinary(p, least)` parses a prefix expression and then takes operators for as long as
 * they bind at least as tightly as `least`; the operand to the right of an operator is parsed with the next level, so
 * that equals group to the left. Powers and transposes, which bind more tightly than signs, are in parse-postfix.ts.
 */
const levels: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['|', 3],
  ['&', 4],
  ...['<', '<=', '==', '>=', '>', '~=', '!='].map((it): [string, number] => [it, 5]),
  [':', 6],
  // Octave has known `.+` and `.-` for `+` and `-`; they are written so.
  ...['+', '-', '.+', '.-'].map((it): [string, number] => [it, 7]),
  ...['*', '/', '\\', '.*', './', '.\\'].map((it): [string, number] => [it, 8]),
]);
const rangeLevel = 6;
const sumLevel = 7;

const assignmentOperators: ReadonlySet<string> = new Set([
  ...['=', '+=', '-=', '*=', '/=', '^=', '|=', '&=', '\\=', '.*=', './=', '.^=', '.\\=', '**='],
]);

/** Expression : Binary | Target AssignmentOperator Expression — within an expression, assignment is Octave's. */
export function parseExpression(p: ParserState): Expression {
  p.enter();
  const { start } = p.token;
  let it = parseBinary(p, 1);
  if (p.token.kind === 'operator' && assignmentOperators.has(p.token.text)) {
    const target = p.is('=') ? splitIgnoredTargets(it) : it;
    // An apparent assignment among arguments names one, in MATLAB: `f(x, Name=value)`.
    const mayAssign = !p.inAnonymousFunction || p.inIndex;
    if (mayAssign && isTarget(target, p.is('='))) {
      const operator = p.advance().text;
      it = { kind: 'assignment', start, operator, target, value: parseExpression(p) };
    } else if (p.lines.place(start).line === p.lines.place(p.token.start).line) {
      // On a later line, the sign would be that of the next statement: a bracket is not closed.
      p.fail('E105', start);
    }
  }
  p.leave();
  return it;
}

/** Binary : Prefix (Operator Binary)*, for the operators of `levels`; runs of the same operator become one node. */
function parseBinary(p: ParserState, least: number): Expression {
  const { start } = p.token;
  const before = p.beginChain();
  let left = parsePrefix(p);
  let run: Expression[] = [];
  let terms: { sign: '+' | '-'; operand: Expression }[] = [];
  for (;;) {
    const { kind, text } = p.token;
    const level = kind === 'operator' ? levels.get(text) : undefined;
    if (level === undefined || level < least || beginsElement(p)) break;
    if (level === rangeLevel) {
      left = parseRange(p, left);
      p.lengthenChain();
      continue;
    }
    p.advance();
    const isSum = level === sumLevel;
    const continues = isSum ? left.kind === 'sum' && left.terms === terms : isRunOf(left, run, text);
    if (!continues) {
      if (isSum) left = { kind: 'sum', start, terms: (terms = [{ sign: '+', operand: left }]) };
      else left = { kind: 'binary', start, operator: text, operands: (run = [left]) };
      p.lengthenChain();
    }
    const operand = parseBinary(p, level + 1);
    if (isSum) terms.push({ sign: text.endsWith('-') ? '-' : '+', operand });
    else run.push(operand);
  }
  p.endChain(before);
  return left;
}

/** Whether `left` is the node that holds this run of operands of an operator. */
export function isRunOf(left: Expression, run: readonly Expression[], operator: string): boolean {
  return left.kind === 'binary' && left.operands === run && left.operator === operator;
}

/** Range : Sum `:` Sum (`:` Sum)? */
function parseRange(p: ParserState, first: Expression): Expression {
  const parts = [first];
  while (p.is(':')) {
    if (parts.length === 3) p.failExpecting('the end of the range');
    p.advance();
    parts.push(parseBinary(p, sumLevel));
  }
  return { kind: 'range', start: first.start, parts };
}

const prefixes: ReadonlySet<string> = new Set(['+', '-', '~', '!']);

/** Prefix : (`+` | `-` | `~` | `!` | `++` | `--`) Prefix | Postfix */
function parsePrefix(p: ParserState): Expression {
  return isPrefix(p) ? parsePrefixed(p, () => parsePrefix(p)) : parsePostfix(p);
}

/** Whether an operator that may stand before its operand is at hand. */
export function isPrefix(p: ParserState): boolean {
  return p.token.kind === 'operator' && prefixes.has(p.token.text);
}

/** A prefix operator with the operand that `parseOperand` reads; or `~` for an output that is not wanted. */
export function parsePrefixed(p: ParserState, parseOperand: () => Expression): Expression {
  p.enter();
  const isStep = beginsStep(p);
  const { start, text } = p.advance();
  const operator = isStep ? text + p.advance().text : text;
  let it: Expression;
  if ((text === '~' || text === '!') && start === p.elementStart && (p.is(',') || p.is(']')))
    it = { kind: 'ignored', start };
  else it = { kind: 'unary', start, operator, postfix: false, operand: parseOperand() };
  p.leave();
  return it;
}

/** Whether `++` or `--` stands here and, as Octave wants it, a name directly behind it: `a++b` is MATLAB's sum. */
function beginsStep(p: ParserState): boolean {
  const { text, start } = p.token;
  if (text !== '+' && text !== '-') return false;
  const { text: source } = p.source;
  const before = source.charAt(start - 1);
  return (
    source.charAt(start + 1) === text &&
    !/[-+\w)\]}'"]/.test(before) &&
    /[A-Za-z_]/.test(source.charAt(start + 2))
  );
}

/** Between brackets, `[1 -2]` is two elements: blanks before the sign and none behind it. */
function beginsElement(p: ParserState): boolean {
  return p.inMatrix && p.token.spaceBefore && !p.isFollowedBySpace && (p.is('+') || p.is('-'));
}

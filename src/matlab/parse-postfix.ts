import type { Expression, IndexPart } from './ast.js';
import { parseExpression } from './parse-expression.js';
import { parseMatrix } from './parse-matrix.js';
import type { ParserState } from './parser-state.js';

/** Postfix : Primary (`(` Arguments `)` | `{` Arguments `}` | `.` Name | `.(` Expression `)` | `'` | `.'`)* (`++` | `--`)? */
export function parsePostfix(p: ParserState): Expression {
  const { start } = p.token;
  let base = parsePrimary(p);
  for (let height = 0; ; height += 1) {
    p.checkHeight(height, start);
    if (p.inMatrix && p.token.spaceBefore) return base;
    if (p.is('(') || p.is('{')) {
      base = { kind: 'index', start, base, parts: parseIndexParts(p) };
    } else if (p.is('.') && !p.token.spaceBefore) {
      base = parseField(p, base, start);
    } else if (p.is("'") || p.is(".'")) {
      base = { kind: 'unary', start, operator: p.advance().text, postfix: true, operand: base };
    } else if (isIncrement(p)) {
      const operator = p.advance().text + p.advance().text;
      return { kind: 'unary', start, operator, postfix: true, operand: base };
    } else {
      return base;
    }
  }
}

/** Whether `++` or `--` stands here with no operand behind it. */
function isIncrement(p: ParserState): boolean {
  const { text, end } = p.token;
  if (!(p.is('+') || p.is('-')) || p.source.text.charAt(end) !== text) return false;
  return /^[ \t]*(?:[;,)\]}\r\n%#<>=&|*/:]|[~!]=|$)/.test(p.source.text.slice(end + 1, end + 80));
}

function parseField(p: ParserState, base: Expression, start: number): Expression {
  p.advance();
  if (!p.is('(')) return { kind: 'field', start, base, name: p.expectIdentifier('the name of a field') };
  p.advance();
  const name = outside(p, false, () => parseExpression(p));
  p.expect(')');
  return { kind: 'dynamic-field', start, base, name };
}

function parseIndexParts(p: ParserState): IndexPart[] {
  const parts: IndexPart[] = [];
  while ((p.is('(') || p.is('{')) && !(parts.length > 0 && p.inMatrix && p.token.spaceBefore)) {
    const braces = p.is('{');
    const close = braces ? '}' : ')';
    p.advance();
    parts.push({ braces, items: outside(p, true, () => parseArguments(p, close)) });
    // Outside again, blanks may separate elements: so the bracket is passed only here.
    p.expect(close);
  }
  return parts;
}

/** Arguments : (Argument (`,` Argument)*)?   Argument : `:` | Expression */
export function parseArguments(p: ParserState, close: string): Expression[] {
  const items: Expression[] = [];
  skipLineEnds(p);
  while (!p.is(close)) {
    items.push(parseArgument(p));
    skipLineEnds(p);
    if (p.is(close)) break;
    if (!p.is(',')) p.fail('E101', p.token.start, { expected: `',' or '${close}'`, found: p.describe() });
    p.advance();
    skipLineEnds(p);
  }
  return items;
}

function parseArgument(p: ParserState): Expression {
  if (p.is(':') && [',', ')', '}'].includes(p.peek().text)) return { kind: 'colon', start: p.advance().start };
  return parseExpression(p);
}

/** Within the braces of a cell index, line ends say nothing. */
function skipLineEnds(p: ParserState): void {
  while (p.isKind('newline')) p.advance();
}

/** Runs `parse` where blanks do not separate elements; `inIndex` tells whether `end` is a value there. */
export function outside<Result>(p: ParserState, inIndex: boolean, parse: () => Result): Result {
  const before = { inMatrix: p.inMatrix, inIndex: p.inIndex };
  p.inMatrix = false;
  p.inIndex ||= inIndex;
  const result = parse();
  p.inMatrix = before.inMatrix;
  p.inIndex = before.inIndex;
  return result;
}

/** Primary : Literal | Name | `end` | `(` Expression `)` | Matrix | Cell | Handle | AnonymousFunction */
function parsePrimary(p: ParserState): Expression {
  const { kind, text, start } = p.token;
  switch (kind) {
    case 'number':
    case 'string':
      p.advance();
      return { kind: 'literal', start, text };
    case 'identifier':
      p.advance();
      return { kind: 'variable', start, name: text };
    case 'keyword':
      if (text !== 'end' || !p.inIndex) break;
      p.advance();
      return { kind: 'end', start };
    case 'operator':
      return parseBracketed(p, start, text);
    default:
      break;
  }
  if (kind === 'bad' && /^['"]/.test(text)) p.fail('E102', start);
  return p.fail('E101', start, { expected: 'an expression', found: p.describe() });
}

function parseBracketed(p: ParserState, start: number, text: string): Expression {
  switch (text) {
    case '(': {
      p.advance();
      const operand = outside(p, false, () => parseExpression(p));
      if (!p.is(')')) p.fail('E103', p.token.start, { open: '(', found: p.describe() });
      p.advance();
      return { kind: 'parenthesized', start, operand };
    }
    case '[':
    case '{':
      return parseMatrix(p);
    case '@':
      p.advance();
      return p.is('(') ? parseAnonymousFunction(p, start) : { kind: 'handle', start, name: parseDottedName(p) };
    case '?':
      p.advance();
      return { kind: 'metaclass', start, name: parseDottedName(p) };
    default:
      return p.fail('E101', start, { expected: 'an expression', found: p.describe() });
  }
}

/** AnonymousFunction : `@` `(` Parameters `)` Expression */
function parseAnonymousFunction(p: ParserState, start: number): Expression {
  p.advance();
  const parameters = outside(p, false, () => parseArguments(p, ')'));
  p.expect(')');
  // In the body blanks separate nothing, even between brackets.
  const { inIndex, inMatrix } = p;
  p.inIndex = false;
  p.inMatrix = false;
  const body = parseExpression(p);
  p.inIndex = inIndex;
  p.inMatrix = inMatrix;
  return { kind: 'anonymous-function', start, parameters, body };
}

/** A name with dots, as those of packages have. */
function parseDottedName(p: ParserState): string {
  let name = p.expectIdentifier('the name of a function');
  while (p.is('.') && !p.token.spaceBefore && p.peek().kind === 'identifier') {
    p.advance();
    name += `.${p.advance().text}`;
  }
  return name;
}

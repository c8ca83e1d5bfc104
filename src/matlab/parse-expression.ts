import type { Expression } from './ast.js';
import { parsePostfix } from './parse-postfix.js';
import type { ParserState } from './parser-state.js';

/*
 * Precedence climbs by functions, one a level: each parses operands with the function of the next tighter level and
 * collects as many operators of its own level as follow. All binary operators group to the left.
 */

const assignments: ReadonlySet<string> = new Set([
  ...['=', '+=', '-=', '*=', '/=', '^=', '|=', '&=', '\\=', '.*=', './=', '.^=', '.\\='],
]);

/** Expression : OrElse (AssignmentOperator Expression)? — within an expression, an assignment is Octave's. */
export function parseExpression(p: ParserState): Expression {
  return p.nested(() => {
    const { start } = p.token;
    const target = parseOrElse(p);
    if (p.token.kind !== 'operator' || !assignments.has(p.token.text) || p.inMatrix) return target;
    if (!isTarget(target)) p.fail('E105', target.start);
    const operator = p.advance().text;
    return { kind: 'assignment', start, operator, target, value: parseExpression(p) };
  });
}

/** Whether an expression can be assigned to: storage, or a list of such in brackets. */
function isTarget(it: Expression): boolean {
  if (it.kind === 'matrix' && !it.braces) {
    const [row, ...others] = it.rows;
    return row !== undefined && others.length === 0 && row.every((item) => item.kind === 'ignored' || isStorage(item));
  }
  return isStorage(it);
}

function isStorage(it: Expression): boolean {
  if (it.kind === 'variable') return true;
  return (it.kind === 'index' || it.kind === 'field' || it.kind === 'dynamic-field') && isStorage(it.base);
}

const levels: readonly ReadonlySet<string>[] = [
  new Set(['||']),
  new Set(['&&']),
  new Set(['|']),
  new Set(['&']),
  new Set(['<', '<=', '==', '>=', '>', '~=', '!=']),
];

/** OrElse, AndAlso, Or, And, Comparison : Tighter (Operator Tighter)* */
function parseOrElse(p: ParserState, level = 0): Expression {
  const operators = levels[level];
  if (operators === undefined) return parseRange(p);
  return parseChain(p, operators, () => parseOrElse(p, level + 1));
}

/** Range : Additive (`:` Additive (`:` Additive)?)? */
function parseRange(p: ParserState): Expression {
  const { start } = p.token;
  const first = parseAdditive(p);
  if (!isRangeColon(p)) return first;
  const parts = [first];
  while (parts.length < 3 && isRangeColon(p)) {
    p.advance();
    parts.push(parseAdditive(p));
  }
  return { kind: 'range', start, parts };
}

/** A colon before the end of an argument would be a magic colon out of place: it is no operator. */
function isRangeColon(p: ParserState): boolean {
  return p.is(':') && p.token.kind === 'operator';
}

/** Additive : Multiplicative ((`+` | `-`) Multiplicative)* */
function parseAdditive(p: ParserState): Expression {
  const { start } = p.token;
  const first = parseMultiplicative(p);
  const terms: { sign: '+' | '-'; operand: Expression }[] = [{ sign: '+', operand: first }];
  while ((p.is('+') || p.is('-')) && !beginsElement(p)) {
    const sign = p.advance().text === '+' ? '+' : '-';
    terms.push({ sign, operand: parseMultiplicative(p) });
  }
  return terms.length === 1 ? first : { kind: 'sum', start, terms };
}

const multiplicative: ReadonlySet<string> = new Set(['*', '/', '\\', '.*', './', '.\\']);

/** Multiplicative : Prefix (Operator Prefix)* */
function parseMultiplicative(p: ParserState): Expression {
  return parseChain(p, multiplicative, () => parsePrefix(p));
}

const prefixes: ReadonlySet<string> = new Set(['+', '-', '~', '!']);

/** Prefix : (`+` | `-` | `~` | `!`) Prefix | Power */
function parsePrefix(p: ParserState): Expression {
  if (p.token.kind !== 'operator' || !prefixes.has(p.token.text)) return parsePower(p);
  return p.nested(() => {
    const { start, text: operator } = p.advance();
    if ((operator === '~' || operator === '!') && endsPlaceholder(p)) return { kind: 'ignored', start };
    return { kind: 'unary', start, operator, postfix: false, operand: parsePrefix(p) };
  });
}

const powers: ReadonlySet<string> = new Set(['^', '.^', '**', '.**']);

/** Power : Postfix (Operator PowerOperand)* */
function parsePower(p: ParserState): Expression {
  return parseChain(p, powers, (index) => (index === 0 ? parsePostfix(p) : parsePowerOperand(p)));
}

/** PowerOperand : (`+` | `-` | `~` | `!`) PowerOperand | Postfix — signs bind tighter on this side: `2^-1`. */
function parsePowerOperand(p: ParserState): Expression {
  if (p.token.kind !== 'operator' || !prefixes.has(p.token.text)) return parsePostfix(p);
  return p.nested(() => {
    const { start, text: operator } = p.advance();
    return { kind: 'unary', start, operator, postfix: false, operand: parsePowerOperand(p) };
  });
}

/** Operands joined by operators of one level; runs of the same operator become one element. */
function parseChain(
  p: ParserState,
  operators: ReadonlySet<string>,
  parseOperand: (index: number) => Expression,
): Expression {
  const { start } = p.token;
  let left = parseOperand(0);
  let chain: Expression[] = [];
  let operator = '';
  let height = 0;
  for (let index = 1; p.token.kind === 'operator' && operators.has(p.token.text); index += 1) {
    if (beginsElement(p)) break;
    const { text } = p.advance();
    if (text !== operator) {
      chain = [left];
      operator = text;
      left = { kind: 'binary', start, operator, operands: chain };
      p.checkHeight((height += 1), start);
    }
    chain.push(parseOperand(index));
  }
  return left;
}

/** Between brackets, `[1 -2]` is two elements: blanks before the sign and none behind it. */
function beginsElement(p: ParserState): boolean {
  return p.inMatrix && p.token.spaceBefore && !p.isFollowedBySpace && prefixes.has(p.token.text);
}

/** Whether a `~` that has just been passed stands for an output or parameter that is not wanted. */
function endsPlaceholder(p: ParserState): boolean {
  return p.is(',') || p.is(']') || p.is(')') || (p.inMatrix && p.token.spaceBefore);
}

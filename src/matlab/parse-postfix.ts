import type { Expression, IndexPart } from './ast.js';
import { parseArguments } from './parse-arguments.js';
import { isPrefix, isRunOf, parseExpression, parsePrefixed } from './parse-expression.js';
import { parsePrimary, parseSuperclass } from './parse-primary.js';
import type { ParserState } from './parser-state.js';

const powers: ReadonlySet<string> = new Set(['^', '.^', '**', '.**']);

/**
 * Postfix : Primary (Index | Field | Transpose | Step | Power)*
 * Index : `(` Arguments `)` | `{` Arguments `}`   Field : `.` Name | `.(` Expression `)`   Transpose : `'` | `.'`
 * Step : `++` | `--`   Power : (`^` | `.^` | `**` | `.**`) PowerOperand
 *
 * Transposes and powers bind equally tightly, so `a^b'` is the transpose of a power; the operand of a power takes
 * indices and fields only.
 */
export function parsePostfix(p: ParserState, isPowerOperand = false): Expression {
  const { start } = p.token;
  const before = p.beginChain();
  let left = parsePrimary(p);
  let run: Expression[] = [];
  for (;;) {
    const { kind, text, spaceBefore } = p.token;
    if (kind !== 'operator') break;
    if (text === '(' || text === '{') {
      if (spaceBefore && p.inMatrix) break;
      left = { kind: 'index', start, base: left, parts: parseIndexParts(p) };
    } else if (text === '.') {
      left = parseField(p, left, start);
    } else if (isStep(p)) {
      left = {
        kind: 'unary',
        start,
        operator: p.advance().text + p.advance().text,
        postfix: true,
        operand: left,
      };
    } else if (isPowerOperand) {
      break;
    } else if (text === "'" || text === ".'") {
      left = { kind: 'unary', start, operator: p.advance().text, postfix: true, operand: left };
    } else if (powers.has(text)) {
      p.advance();
      const operand = parsePowerOperand(p);
      if (isRunOf(left, run, text)) {
        run.push(operand);
        p.lengthenChain();
        continue;
      }
      left = { kind: 'binary', start, operator: text, operands: (run = [left, operand]) };
    } else {
      break;
    }
    p.lengthenChain();
  }
  p.endChain(before);
  return left;
}

/** PowerOperand : (`+` | `-` | `~` | `!`) PowerOperand | Postfix — here signs bind more tightly: `2^-1^2` is `(2^-1)^2`. */
function parsePowerOperand(p: ParserState): Expression {
  return isPrefix(p) ? parsePrefixed(p, () => parsePowerOperand(p)) : parsePostfix(p, true);
}

/**
 * Whether `++` or `--` stands behind the operand, in brackets without a blank, and no operand behind it: `a++b` is
 * MATLAB's `a + (+b)`. Of `a++ + b`, which is an increment in Octave, MATLAB would make `a + (+(+b))`: nobody writes that.
 * Of `[a++ b]` they make one value and two: that is an error.
 */
function isStep(p: ParserState): boolean {
  const { text, start, end, spaceBefore } = p.token;
  if ((text !== '+' && text !== '-') || (spaceBefore && p.inMatrix) || p.source.text.charAt(end) !== text)
    return false;
  const behind = p.behind(end + 1);
  const isBeforeBlank = /^\s$/.test(p.source.text.charAt(end + 1));
  const isBeforeSum = !p.inMatrix && isBeforeBlank && /^[-+]/.test(behind);
  if (behind === '' || isBeforeSum || /^[;,)\]}\r\n%#<>=&|*/:^~!?]/.test(behind)) return true;
  if (p.inMatrix && isBeforeBlank) p.report('E115', start, { operator: text + text });
  return false;
}

function parseField(p: ParserState, base: Expression, start: number): Expression {
  p.advance();
  if (!p.is('(')) {
    const name = p.expectIdentifier('the name of a field') + parseSuperclass(p);
    return { kind: 'field', start, base, name };
  }
  const name = p.within('arguments', ')', () => parseExpression(p));
  return { kind: 'dynamic-field', start, base, name };
}

/** The indices that follow one another without anything between them. */
function parseIndexParts(p: ParserState): IndexPart[] {
  const parts: IndexPart[] = [];
  do {
    const braces = p.is('{');
    const { inIndex } = p;
    p.inIndex = true;
    const close = braces ? '}' : ')';
    // In braces a line may end only before the list.
    const context = braces ? 'statements' : 'arguments';
    const items = p.within(context, close, () => {
      while (p.isKind('newline')) p.advance();
      return parseArguments(p, close);
    });
    parts.push({ braces, items });
    p.inIndex = inIndex;
    // In the tree every part stands around the ones before.
    p.lengthenChain();
  } while ((p.is('(') || p.is('{')) && !(p.inMatrix && p.token.spaceBefore));
  return parts;
}

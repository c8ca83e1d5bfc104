import type { Expression } from './ast.js';
import { octaveKeywords } from './keywords.js';
import { parseParameters } from './parse-arguments.js';
import { parseExpression } from './parse-expression.js';
import { parseMatrix } from './parse-matrix.js';
import type { ParserState } from './parser-state.js';
import { reportDoubledNames } from './report-doubled-names.js';

/** Primary : Number | String | Name | `end` | `(` Expression `)` | Matrix | Handle | AnonymousFunction | Metaclass */
export function parsePrimary(p: ParserState): Expression {
  const { kind, text, start } = p.token;
  switch (kind) {
    case 'number':
    case 'string':
      p.advance();
      return { kind: 'literal', start, text };
    case 'identifier':
      p.advance();
      return { kind: 'variable', start, name: text + parseSuperclass(p) };
    case 'keyword':
      if (text === 'end' && p.inIndex) {
        p.advance();
        return { kind: 'end', start };
      }
      // In MATLAB these words are names; no operand can begin with them in Octave.
      if (!octaveKeywords.has(text)) break;
      p.advance();
      return { kind: 'variable', start, name: text };
    case 'operator':
      return parseBracketed(p, start, text);
    case 'bad':
      if (/^['"]/.test(text)) p.fail('E102', start);
      if (/^[\d.]/.test(text)) p.fail('E109', start, { text });
      break;
    case 'newline':
    case 'end-of-file':
      break;
  }
  return p.failExpecting('an expression');
}

/** Superclass : (`@` DottedName)? — a method calls that of its superclass by `method@superclass`. */
export function parseSuperclass(p: ParserState): string {
  if (!p.is('@') || p.token.spaceBefore) return '';
  p.advance();
  return `@${parseDottedName(p)}`;
}

function parseBracketed(p: ParserState, start: number, text: string): Expression {
  switch (text) {
    case '(': {
      const operand = p.within('arguments', ')', () => parseExpression(p));
      return { kind: 'parenthesized', start, operand };
    }
    case '[':
    case '{':
      return parseMatrix(p);
    case '@':
      p.advance();
      return p.is('(')
        ? parseAnonymousFunction(p, start)
        : { kind: 'handle', start, name: parseDottedName(p) };
    case '?':
      p.advance();
      return { kind: 'metaclass', start, name: parseDottedName(p) };
    default:
      return p.failExpecting('an expression');
  }
}

/** AnonymousFunction : `@` `(` Parameters `)` Expression */
function parseAnonymousFunction(p: ParserState, start: number): Expression {
  const parameters = p.within('arguments', ')', () => parseParameters(p), true);
  reportDoubledNames(p, parameters, 'parameters of an anonymous function');
  const body = p.inBody(() => parseExpression(p));
  return { kind: 'anonymous-function', start, parameters, body };
}

/** DottedName : Name (`.` Name)* — packages and classes have such names. */
export function parseDottedName(p: ParserState): string {
  let name = p.expectVariable('a name');
  while (p.is('.')) {
    p.advance();
    name += `.${p.expectIdentifier('a name')}`;
  }
  return name;
}

import { keywords, type Comment, type Token, type TokenKind } from './token.js';

const identifier = /[A-Za-z_][A-Za-z0-9_]*/y;
// A dot that begins an element-wise operator, or a continuation, does not belong to the number before it.
const number =
  /0[xX][0-9a-fA-F]+(?:[su](?:8|16|32|64))?|0[bB][01]+(?:[su](?:8|16|32|64))?|(?:\d[\d_]*(?:\.(?!\.\.|[*/\\^'])\d*)?|\.\d+)(?:[eEdD][+-]?\d+)?[ijIJ]?/y;
const operator =
  /\.\*\*|\.\^'|\.[*/\\^]=(?!=)|\.\*|\.\/|\.\\|\.\^|\.'|\*\*|<=|>=|==|~=|!=|&&|\|\||\+=|-=|\*=|\/=|\^=|\|=|&=|\\=(?!=)|[-+*/\\^<>=&|~!:;,.'@?()[\]{}]/y;
const blanks = /[ \t\f\v\u00a0\ufeff]+/y;
const newline = /\r\n|\n|\r/y;
const restOfLine = /[^\r\n]*/y;
const continuation = /\.\.\.[^\r\n]*(?:\r\n|\n|\r|$)|\\[ \t]*(?:\r\n|\n|\r)/y;
const singleQuoted = /'(?:[^'\r\n]|'')*'/y;
const doubleQuoted = /"(?:[^"\\\r\n]|\\(?:\r\n|[^])|"")*"/y;
const blockOpening = /[ \t]*[%#]\{[ \t]*(?:\r\n|\n|\r|$)/y;

/**
 * Splits MATLAB or Octave source into tokens, one at a time: what a quote, a blank or a line end means depends on
 * the brackets around it and on the token before it, and whether a line is a command depends on what the parser
 * knows of its first word.
 */
export class Lexer {
  readonly comments: Comment[] = [];
  /** The brackets that are open, innermost last. */
  readonly #brackets: string[] = [];
  #position = 0;
  #afterOperand = false;
  #lineStart = true;

  constructor(readonly text: string) {}

  get position(): number {
    return this.#position;
  }

  /** Whether blanks and line ends separate elements here. */
  get #inMatrix(): boolean {
    const innermost = this.#brackets.at(-1);
    return innermost === '[' || innermost === '{';
  }

  /** The next token. Comments on the way to it are appended to `comments`. */
  next(): Token {
    const spaceBefore = this.#skip();
    const start = this.#position;
    if (start >= this.text.length) return this.#token('end-of-file', start, spaceBefore);
    this.#lineStart = false;
    const code = this.text.charCodeAt(start);
    if (code === 10 || code === 13) {
      this.#match(newline);
      this.#lineStart = true;
      this.#afterOperand = false;
      return this.#token('newline', start, spaceBefore);
    }
    if (this.#match(identifier)) return this.#word(start, spaceBefore);
    const isField = code === 46 && this.#afterOperand && !spaceBefore;
    if (!isField && this.#match(number)) return this.#operand('number', start, spaceBefore);
    if (code === 39 && !(this.#afterOperand && !(this.#inMatrix && spaceBefore))) {
      return this.#match(singleQuoted) ? this.#operand('string', start, spaceBefore) : this.#bad(start, spaceBefore);
    }
    if (code === 34) {
      return this.#match(doubleQuoted) ? this.#operand('string', start, spaceBefore) : this.#bad(start, spaceBefore);
    }
    if (this.#match(operator)) return this.#punctuation(start, spaceBefore);
    this.#position += (this.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
    return this.#token('bad', start, spaceBefore);
  }

  /** The words of a command, after its name: raw text up to the end of the line or a separator. */
  commandWords(): Token[] {
    const words: Token[] = [];
    const word = /(?:'(?:[^'\r\n]|'')*'|"(?:[^"\\\r\n]|\\.|"")*"|[^ \t\r\n;,%#'"])+/y;
    for (;;) {
      const spaceBefore = this.#match(blanks);
      const start = this.#position;
      if (!this.#match(word)) return words;
      words.push(this.#token('string', start, spaceBefore));
    }
  }

  /** Forgets open brackets and goes on at the next line or separator: for recovery after an error. */
  recover(): void {
    this.#brackets.length = 0;
    this.#afterOperand = false;
  }

  #word(start: number, spaceBefore: boolean): Token {
    const text = this.text.slice(start, this.#position);
    const isField = this.text.charCodeAt(start - 1) === 46 && this.text.charCodeAt(start - 2) !== 46;
    if (!keywords.has(text) || isField) return this.#operand('identifier', start, spaceBefore);
    // Within an index, `end` is a value.
    if (this.#brackets.length > 0) return this.#operand('keyword', start, spaceBefore);
    this.#afterOperand = false;
    return this.#token('keyword', start, spaceBefore);
  }

  #punctuation(start: number, spaceBefore: boolean): Token {
    const text = this.text.slice(start, this.#position);
    if (text === '(' || text === '[' || text === '{') this.#brackets.push(text);
    if (text === ')' || text === ']' || text === '}') this.#brackets.pop();
    this.#afterOperand = /^(?:[)\]}]|\.?')$/.test(text);
    return this.#token('operator', start, spaceBefore);
  }

  #operand(kind: TokenKind, start: number, spaceBefore: boolean): Token {
    this.#afterOperand = true;
    return this.#token(kind, start, spaceBefore);
  }

  /** An unterminated string: the rest of the line. */
  #bad(start: number, spaceBefore: boolean): Token {
    this.#match(restOfLine);
    return this.#token('bad', start, spaceBefore);
  }

  #token(kind: TokenKind, start: number, spaceBefore: boolean): Token {
    return { kind, text: this.text.slice(start, this.#position), start, end: this.#position, spaceBefore };
  }

  /** Skips blanks, comments, continuations and, in parentheses, line ends; says whether there was any. */
  #skip(): boolean {
    const start = this.#position;
    for (;;) {
      const code = this.text.charCodeAt(this.#position);
      if (this.#match(blanks) || this.#match(continuation)) continue;
      if (code === 37 || code === 35) this.#comment();
      else if ((code === 10 || code === 13) && this.#brackets.at(-1) === '(') this.#match(newline);
      else return this.#position > start;
    }
  }

  #comment(): void {
    const start = this.#position;
    const trailing = !this.#lineStart;
    const block = !trailing && this.#matchBlock();
    if (!block) this.#match(restOfLine);
    this.comments.push({ text: this.text.slice(start, this.#position).trimEnd(), start, block, trailing });
  }

  /** A block comment, which may hold others; each of its marks stands alone on its line. */
  #matchBlock(): boolean {
    if (!this.#match(blockOpening)) return false;
    let depth = 1;
    while (depth > 0 && this.#position < this.text.length) {
      const lineStart = this.#position;
      this.#match(restOfLine);
      const line = this.text.slice(lineStart, this.#position).trim();
      if (line === '%{' || line === '#{') depth += 1;
      if (line === '%}' || line === '#}') depth -= 1;
      if (depth > 0) this.#match(newline);
    }
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    if (!pattern.test(this.text)) return false;
    this.#position = pattern.lastIndex;
    return true;
  }
}

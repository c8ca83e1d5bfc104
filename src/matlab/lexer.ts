import { keywords, octaveKeywords } from './keywords.js';
import type { Comment, Token, TokenKind } from './token.js';

/*
 * These patterns run at a position (flag y) and repeat single characters only: a repeated group would take stack for
 * every character of a long line.
 */
const identifier = /[A-Za-z_][A-Za-z0-9_]*/y;
// A dot that begins an element-wise operator or a continuation does not belong to the number before it.
const number =
  /0[xX][0-9a-fA-F][0-9a-fA-F_]*(?:[su](?:8|16|32|64))?|0[bB][01][01_]*(?:[su](?:8|16|32|64))?|(?:\d[\d_]*(?:\.(?!\.\.|[*/\\^'])[\d_]*)?|\.\d[\d_]*)(?:[eEdD][+-]?\d[\d_]*)?[ijIJ]?/y;
const operator =
  /\.\*\*(?!=)|\*\*=(?!=)|\.[*/\\^]=(?!=)|\.[-+*/\\^']|\*\*|[-+*/\\^|&<>=~!]=(?!=)|[<>=~!]=|&&|\|\||[-+*/\\^<>&=|~!:;,.'@?()[\]{}]/y;
const blanks = /[ \t\f\v]+/y;
const newline = /\r\n|\n|\r/y;
const restOfLine = /[^\r\n]*/y;
const continuation = /\.\.\.[^\r\n]*(?:\r\n|\n|\r|$)/y;
// Octave's old continuation; MATLAB has no use for a backslash there.
const backslashContinuation = /\\[ \t]*(?:[%#][^\r\n]*)?(?:\r\n|\n|\r|$)/y;
const escapedCharacter = /\\(?:[ \t]*(?:\r\n|\n|\r)|[^])/y;
const singleQuotedPart = /[^'\r\n]*/y;
const doubleQuotedPart = /[^"\\\r\n]*/y;
const unescapedPart = /[^"\r\n]*/y;
const blockOpening = /[%#]\{[ \t]*(?:\r\n|\n|\r|$)/y;
const commandPart = /[^ \t\r\n;,%#'"()[\]{}.]+|\.(?!\.\.)/y;
const wordCharacter = /[A-Za-z0-9_]/;

/**
 * The surroundings of a token: in `statements` a line end ends the statement; between the brackets of a matrix, among
 * `elements`, blanks and line ends separate; in `arguments`, within parentheses, they say nothing.
 */
export type LexerContext = 'statements' | 'elements' | 'arguments';

/**
 * Splits MATLAB or Octave source into tokens, one at a time: what a quote, a blank or a line end means depends on
 * the brackets around it and on the token before it, and whether a line is a command depends on what the parser
 * knows of its first word. So the parser asks for a token only when it knows the context, which it sets.
 */
export class Lexer {
  context: LexerContext = 'statements';
  /** Whether the token passed last ends an operand: then a quote transposes it, and a dot names a field of it. */
  afterOperand = false;
  #comments: Comment[] = [];
  #position = 0;
  #afterDot = false;
  /** Whether a word was passed last that is a name in MATLAB: a quote right behind it transposes. */
  #afterOctaveWord = false;
  #lineStart = true;
  /** Where a block comment begins that does not end, if there is one. */
  openComment: number | undefined;
  /** The last stretch of text that was read as a string with escapes and is none: it is not closed. */
  #unclosed = { start: 0, end: 0 };

  constructor(readonly text: string) {}

  /** The next token. Comments on the way to it are kept for `takeComments`. */
  next(): Token {
    const spaceBefore = this.#skip();
    const start = this.#position;
    const startsLine = this.#lineStart;
    const kind = this.#scan(start, spaceBefore);
    this.#lineStart = kind === 'newline';
    const text = this.text.slice(start, this.#position);
    if (kind === 'operator')
      this.afterOperand = text === ')' || text === ']' || text === '}' || text.endsWith("'");
    else
      this.afterOperand = kind === 'identifier' || kind === 'number' || kind === 'string' || text === 'end';
    this.#afterDot = kind === 'operator' && text === '.';
    this.#afterOctaveWord = kind === 'keyword' && octaveKeywords.has(text);
    return { kind, text, start, end: this.#position, spaceBefore, startsLine };
  }

  /** The comments passed since the last call. */
  takeComments(): readonly Comment[] {
    const taken = this.#comments;
    if (taken.length > 0) this.#comments = [];
    return taken;
  }

  /**
   * The words of a command, after its name: raw text up to the end of the line or a separator. Quotes and brackets
   * hold a word together; `unclosed` is the offset of a quote that is not closed.
   */
  commandWords(): { readonly words: string[]; readonly unclosed: number | undefined } {
    const words: string[] = [];
    for (;;) {
      while (this.#match(blanks) || this.#match(continuation));
      const start = this.#position;
      const unclosed = this.#commandWord();
      if (this.#position > start) words.push(this.text.slice(start, this.#position));
      if (unclosed !== undefined || this.#position === start) return { words, unclosed };
    }
  }

  /** Passes one word of a command; gives the offset of a quote that is not closed. */
  #commandWord(): number | undefined {
    for (let depth = 0; this.#position < this.text.length;) {
      const start = this.#position;
      if (this.#match(commandPart)) continue;
      const character = this.text.charAt(start);
      if (depth === 0 && (character === "'" || character === '"')) {
        if (!(character === "'" ? this.#singleQuoted() : this.#doubleQuoted())) return start;
      } else if ('([{'.includes(character)) {
        depth += 1;
        this.#position += 1;
      } else if (')]}'.includes(character)) {
        depth -= 1;
        this.#position += 1;
      } else if (depth !== 0 && ` \t,'"`.includes(character)) {
        this.#position += 1;
      } else {
        return undefined;
      }
    }
    return undefined;
  }

  /** Passes the token that begins at `start`, and says what it is. */
  #scan(start: number, spaceBefore: boolean): TokenKind {
    if (start >= this.text.length) return 'end-of-file';
    if (this.#match(newline)) return 'newline';
    if (this.#match(identifier)) {
      if (this.#afterDot || !keywords.has(this.text.slice(start, this.#position))) return 'identifier';
      return 'keyword';
    }
    const code = this.text.charCodeAt(start);
    const mayBeNumber = (code >= 48 && code <= 57) || (code === 46 && !(this.afterOperand && !spaceBefore));
    if (mayBeNumber && this.#match(number)) {
      if (!wordCharacter.test(this.text.charAt(this.#position))) return 'number';
      while (wordCharacter.test(this.text.charAt(this.#position))) this.#position += 1;
      return 'bad';
    }
    const isTranspose = spaceBefore
      ? this.afterOperand && this.context !== 'elements'
      : this.afterOperand || this.#afterOctaveWord;
    if (code === 39 && !isTranspose) return this.#singleQuoted() ? 'string' : 'bad';
    if (code === 34) return this.#doubleQuoted() ? 'string' : 'bad';
    if (this.#match(operator)) return 'operator';
    this.#position += (this.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
    return 'bad';
  }

  /** Passes a string in single quotes, or what of it stands on its line; says whether it is closed. */
  #singleQuoted(): boolean {
    return this.#quoted("'", singleQuotedPart);
  }

  /**
   * The same for double quotes. In Octave, a backslash escapes what follows, a line end too; a string that is closed
   * only without that, such as `"C:\"`, is MATLAB's.
   */
  #doubleQuoted(): boolean {
    const start = this.#position;
    let { end } = this.#unclosed;
    if (!this.#isEscapedInUnclosed(start)) {
      if (this.#quoted('"', doubleQuotedPart, escapedCharacter)) return true;
      end = this.#position;
      this.#unclosed = { start, end };
      this.#position = start;
    }
    if (this.#quoted('"', unescapedPart)) return true;
    this.#position = end;
    return false;
  }

  /**
   * Whether a quote was escaped in what was read in vain last: what stands behind it would be read the same way again,
   * for every quote of a long line.
   */
  #isEscapedInUnclosed(quote: number): boolean {
    if (quote <= this.#unclosed.start || quote >= this.#unclosed.end) return false;
    let first = quote;
    while (this.text.charAt(first - 1) === '\\') first -= 1;
    return (quote - first) % 2 === 1;
  }

  /** Passes a string of parts, with escapes or without between them; a quote that is doubled does not end it. */
  #quoted(quote: string, part: RegExp, escape?: RegExp): boolean {
    do {
      this.#position += 1;
      do this.#match(part);
      while (escape !== undefined && this.#match(escape));
      if (this.text.charAt(this.#position) !== quote) return false;
      this.#position += 1;
    } while (this.text.charAt(this.#position) === quote);
    return true;
  }

  /** Skips blanks, comments, continuations and, in parentheses, line ends; says whether there was any. */
  #skip(): boolean {
    const start = this.#position;
    let isContinued = false;
    for (;;) {
      const at = this.#position;
      const code = this.text.charCodeAt(at);
      if (code === 37 || code === 35) {
        this.#comment(isContinued);
        // The statement goes on behind lines of comments, too.
        if (isContinued) this.#match(newline);
      } else if (code === 46 && this.#match(continuation)) {
        isContinued = true;
        this.#noteContinuation(at + 3);
      } else if (code === 92 && this.#match(backslashContinuation)) {
        isContinued = true;
        this.#noteContinuation(at + 1);
      } else if (code === 0xfeff && !/[^\r\n]/.test(this.text.charAt(at - 1))) {
        // Files that begin with a byte order mark may have been put together.
        this.#position += 1;
      } else if (this.context === 'arguments' && this.#match(newline)) {
        this.#lineStart = true;
      } else if (!this.#match(blanks)) {
        return this.#position > start;
      }
    }
  }

  /** Text behind the sign of a continuation is a comment, with or without a sign of its own. */
  #noteContinuation(start: number): void {
    const text = this.text.slice(start, this.#position).trim();
    if (text === '') return;
    this.#comments.push({
      text: /^[%#]/.test(text) ? text : `% ${text}`,
      start,
      block: false,
      trailing: true,
    });
  }

  #comment(startsLine: boolean): void {
    const start = this.#position;
    const trailing = !(startsLine || this.#lineStart);
    const block = !trailing && this.#matchBlock(start);
    if (!block) this.#match(restOfLine);
    const text = this.text.slice(start, this.#position).trimEnd();
    // Line ends are no part of what a comment says: they are written as every other line end.
    this.#comments.push({ text: block ? text.replace(/\r\n?/g, '\n') : text, start, block, trailing });
  }

  /** A block comment, which may hold others; each of its marks stands alone on its line. */
  #matchBlock(start: number): boolean {
    if (!this.#match(blockOpening)) return false;
    let depth = 1;
    while (depth > 0 && this.#position < this.text.length) {
      const lineStart = this.#position;
      this.#match(restOfLine);
      // Only a short line can be a mark: long ones are not copied.
      const line = this.text.slice(lineStart, Math.min(this.#position, lineStart + 200)).trim();
      if (line === '%{' || line === '#{') depth += 1;
      if (line === '%}' || line === '#}') depth -= 1;
      if (depth > 0) this.#match(newline);
    }
    if (depth > 0) this.openComment = start;
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    if (!pattern.test(this.text)) return false;
    this.#position = pattern.lastIndex;
    return true;
  }
}

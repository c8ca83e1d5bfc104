import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { CommentStatement, FunctionNode } from './ast.js';
import { Lexer } from './lexer.js';
import { LineIndex, type Source } from './source.js';
import type { Token, TokenKind } from './token.js';

/** How deeply expressions and statements may be nested. */
const deepest = 250;
const mostDiagnostics = 20;

/** Is thrown to leave a statement that has an error; the error has been reported. */
export class SyntaxFailure extends Error {}

/** Is thrown to leave the file: nothing that follows would be understood. */
export class ParseAborted extends SyntaxFailure {}

/** The tokens of a file with a look-ahead of one, the errors found so far, and where we are. */
export class ParserState {
  readonly diagnostics: Diagnostic[] = [];
  /** Whether blanks separate elements here: directly within brackets or braces. */
  inMatrix = false;
  /** The innermost index we are in, if any: there, `end` is a value. */
  inIndex = false;
  /** Names that are known to be variables of the function at hand: they begin no command. */
  variables = new Set<string>();
  /** Where functions that stand among statements go; undefined where there may be none. */
  nestedFunctions: FunctionNode[] | undefined;
  /** Whether every function of the file is closed by a word of its own: then functions may be nested. */
  functionsAreClosed = true;
  readonly lines: LineIndex;
  readonly #lexer: Lexer;
  #token: Token;
  #next: Token | undefined;
  #taken = 0;
  #depth = 0;

  constructor(readonly source: Source) {
    this.lines = new LineIndex(source);
    this.#lexer = new Lexer(source.text);
    this.#token = this.#lexer.next();
  }

  get token(): Token {
    return this.#token;
  }

  /** Whether nothing of the function's body has been read: an `arguments` block may follow. */
  atBodyStart = false;

  /** The end of the token before this one. */
  lastEnd = 0;

  /** The token after this one. It must not be asked for at the start of a statement: it may be a command's. */
  peek(): Token {
    this.#next ??= this.#lexer.next();
    return this.#next;
  }

  advance(): Token {
    const passed = this.#token;
    this.lastEnd = passed.end;
    this.#token = this.#next ?? this.#lexer.next();
    this.#next = undefined;
    return passed;
  }

  is(text: string): boolean {
    return this.#token.text === text && this.#token.kind !== 'string';
  }

  isKind(kind: TokenKind): boolean {
    return this.#token.kind === kind;
  }

  isKeyword(...words: readonly string[]): boolean {
    return this.#token.kind === 'keyword' && words.includes(this.#token.text);
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail('E101', this.#token.start, { expected: `'${text}'`, found: this.describe() });
    return this.advance();
  }

  expectIdentifier(what: string): string {
    if (!this.isKind('identifier')) this.fail('E101', this.#token.start, { expected: what, found: this.describe() });
    return this.advance().text;
  }

  /** The words of the command whose name is the token at hand. */
  takeCommandWords(): string[] {
    const words = this.#lexer.commandWords().map((it) => it.text);
    this.advance();
    return words;
  }

  /** Runs `parse` one level deeper. */
  nested<Result>(parse: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > deepest) {
      this.report('E104', this.#token.start, { limit: deepest });
      throw new ParseAborted();
    }
    try {
      return parse();
    } finally {
      this.#depth -= 1;
    }
  }

  /** Takes the height of something that was nested to the left by a loop. */
  checkHeight(height: number, start: number): void {
    if (height <= deepest) return;
    this.report('E104', start, { limit: deepest });
    throw new ParseAborted();
  }

  fail(code: DiagnosticCode, offset: number, args: Readonly<Record<string, string | number>> = {}): never {
    this.report(code, offset, args);
    throw new SyntaxFailure();
  }

  report(code: DiagnosticCode, offset: number, args: Readonly<Record<string, string | number>> = {}): void {
    this.diagnostics.push(diagnostic(code, this.lines.place(offset), args));
    if (this.diagnostics.length >= mostDiagnostics) throw new ParseAborted();
  }

  /** What stands here, for a message. */
  describe(): string {
    const { kind, text } = this.#token;
    if (kind === 'end-of-file') return 'the end of the file';
    if (kind === 'newline') return 'the end of the line';
    if (kind === 'bad' && /^['"]/.test(text)) return 'a string that does not end on its line';
    if (kind === 'bad') return `the character U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
  }

  /** Goes to the end of the line, or past a semicolon: where the next statement may begin. */
  recover(): void {
    this.inMatrix = false;
    this.inIndex = false;
    this.#lexer.recover();
    while (!this.isKind('newline') && !this.isKind('end-of-file') && !this.is(';')) this.advance();
  }

  /** The comments read since the last call, as statements. */
  takeComments(): CommentStatement[] {
    const found = this.#lexer.comments.slice(this.#taken).filter((it) => it.start < this.#token.start);
    this.#taken += found.length;
    return found.map((it) => ({ kind: 'comment', ...it }));
  }

  /** Whether a blank or the end of the line follows the token at hand. */
  get isFollowedBySpace(): boolean {
    return /^[\s\u00a0]?$/.test(this.source.text.charAt(this.#token.end));
  }
}

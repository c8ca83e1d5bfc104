import type { DiagnosticCode } from '../diagnostic/catalogue.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { CommentStatement, Expression, NestedItem } from './ast.js';
import { hintForExpected } from './hint-for-expected.js';
import { blockWords, isBlockWord, loopWords, octaveKeywords } from './keywords.js';
import { Lexer, type LexerContext } from './lexer.js';
import { LineIndex, type Source } from './source.js';
import type { Token, TokenKind } from './token.js';

/** How deep the tree may be: whoever walks it, here or in the pipeline, needs stack for every level. */
export const deepestNesting = 250;
const mostErrors = 20;
/** How long names may be: whoever looks one up in a map of a stylesheet needs stack for every character. */
const longestName = 1000;

/** Is thrown to leave a statement that has an error; the error has been reported. */
export class SyntaxFailure extends Error {}

/** Is thrown to leave the file: nothing that follows would be understood. */
export class ParseAborted extends Error {}

/** The token at hand, the errors found so far, and where in the program we are. */
export class ParserState {
  readonly diagnostics: Diagnostic[] = [];
  readonly lines: LineIndex;
  /** Names that are known to be variables of the function at hand: they begin no command. */
  variables = new Set<string>();
  /** Names of commands of the function at hand. */
  commands = new Set<string>();
  /** Where functions that stand among statements go; undefined where there may be none. */
  nestedItems: NestedItem[] | undefined;
  /** Whether functions are read as closed by words of their own: then they may be nested. */
  functionsAreClosed = true;
  /** Whether a function was met that no word closes, while all were taken to be closed. */
  sawOpenFunction = false;
  /** Whether nothing of the function's body has been read: an `arguments` block may follow. */
  atBodyStart = false;
  /** Whether we are in an index: there, `end` is a value. */
  inIndex = false;
  /** Whether we are in the body of an anonymous function, which assigns nothing. */
  inAnonymousFunction = false;
  /** The words that opened the blocks around, innermost last. */
  readonly openBlocks: string[] = [];
  /** Where the element of a matrix at hand begins: only `~` right there may be an output that is not wanted. */
  elementStart = -1;
  /** The end of the token before the one at hand. */
  lastEnd = 0;
  readonly #lexer: Lexer;
  #token: Token;
  /** The contexts outside of the brackets that are open, innermost last. */
  readonly #outerContexts: LexerContext[] = [];
  #errors = 0;
  #depth = 0;
  #height = 0;

  constructor(readonly source: Source) {
    this.lines = new LineIndex(source);
    this.#lexer = new Lexer(source.text);
    this.#token = this.#lexer.next();
  }

  get token(): Token {
    return this.#token;
  }

  /** Whether blanks separate elements here: directly within brackets or braces. */
  get inMatrix(): boolean {
    return this.#lexer.context === 'elements';
  }

  advance(): Token {
    const passed = this.#token;
    if (passed.kind === 'identifier' && passed.text.length > longestName) {
      this.report('E114', passed.start, { count: passed.text.length, limit: longestName });
    }
    this.lastEnd = passed.end;
    this.#token = this.#lexer.next();
    return passed;
  }

  /** Whether this operator, bracket or word stands here. */
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
    if (!this.is(text)) this.failExpecting(`'${text}'`);
    return this.advance();
  }

  expectIdentifier(what: string): string {
    if (!this.isKind('identifier')) this.failExpecting(what);
    return this.advance().text;
  }

  /** The name of a variable; words that only Octave reserves may be such in MATLAB. */
  expectVariable(what: string): string {
    return this.isKind('keyword') && octaveKeywords.has(this.#token.text)
      ? this.advance().text
      : this.expectIdentifier(what);
  }

  /** Checks that a statement ends here. A word that divides or closes a block may follow directly: `if x y = 1 end`. */
  expectStatementEnd(): void {
    const { kind, text, startsLine } = this.#token;
    // A token begins a line here if what should have closed the statement is missing: that has been reported.
    if (startsLine || kind === 'newline' || kind === 'end-of-file' || this.is(';') || this.is(',')) return;
    if (kind === 'keyword' && isBlockWord(text)) return;
    this.failExpecting('the end of the statement');
  }

  skipSeparators(): void {
    while (this.isKind('newline') || this.is(';') || this.is(',')) this.advance();
  }

  /**
   * Passes the bracket at hand, runs `parse` in the context within, and passes the bracket that closes it; where an
   * operand follows, a quote behind the bracket opens a string.
   */
  within<Result>(context: LexerContext, close: string, parse: () => Result, operandFollows = false): Result {
    const opening = this.#token;
    this.#outerContexts.push(this.#lexer.context);
    this.#lexer.context = context;
    this.advance();
    const result = parse();
    if (!this.is(close)) this.failUnclosed(opening, close);
    this.#lexer.context = this.#outerContexts.pop() ?? 'statements';
    if (operandFollows) this.#lexer.afterOperand = false;
    this.advance();
    return result;
  }

  /** Runs `parse` for the body of an anonymous function: blanks separate nothing there, even between brackets. */
  inBody<Result>(parse: () => Result): Result {
    const { inIndex, inAnonymousFunction } = this;
    const { context } = this.#lexer;
    this.inIndex = false;
    this.inAnonymousFunction = true;
    if (context === 'elements') this.#lexer.context = 'statements';
    const result = parse();
    this.#lexer.context = context;
    this.inIndex = inIndex;
    this.inAnonymousFunction = inAnonymousFunction;
    return result;
  }

  /** The words of the command whose name is the token at hand. */
  takeCommandWords(): readonly string[] {
    const { words, unclosed } = this.#lexer.commandWords();
    this.advance();
    if (unclosed !== undefined) this.fail('E102', unclosed);
    return words;
  }

  /** Goes one level deeper; `leave` comes back. After a failure, whoever catches it restores the depth. */
  enter(): void {
    this.#depth += 1;
    if (this.#depth > this.#height) this.#measure(this.#depth);
  }

  leave(): void {
    this.#depth -= 1;
  }

  /**
   * Begins a chain of operators or indices, which nests to the left: its operands get deeper after they have been parsed.
   * Its result is passed to `endChain`.
   */
  beginChain(): number {
    const before = this.#height;
    this.#height = this.#depth;
    return before;
  }

  /** Notes that what the chain has parsed so far has become an operand. */
  lengthenChain(): void {
    this.#measure(this.#height + 1);
  }

  endChain(before: number): void {
    if (before > this.#height) this.#height = before;
  }

  #measure(height: number): void {
    this.#height = height;
    if (height <= deepestNesting) return;
    this.report('E104', this.#token.start, { limit: deepestNesting });
    throw new ParseAborted();
  }

  fail(code: DiagnosticCode, offset: number, args: Readonly<Record<string, string | number>> = {}): never {
    this.report(code, offset, args);
    throw new SyntaxFailure();
  }

  failExpecting(expected: string): never {
    return this.fail('E101', this.#token.start, {
      expected,
      found: this.describe(),
      hint: hintForExpected(expected),
    });
  }

  /** Fails for want of a closing bracket: it may stand here, or should have stood before. */
  failUnclosed(opening: Token, close: string): never {
    const { kind, text, startsLine } = this.#token;
    const isOver =
      startsLine ||
      kind === 'newline' ||
      kind === 'end-of-file' ||
      kind === 'keyword' ||
      /^[;=)\]}]$/.test(text);
    if (!isOver) this.failExpecting(text === ',' ? `'${close}'` : `',' or '${close}'`);
    const { line } = this.lines.place(opening.start);
    return this.fail('E103', this.#token.start, {
      open: opening.text,
      line,
      close,
      found: this.describe(),
    });
  }

  report(code: DiagnosticCode, offset: number, args: Readonly<Record<string, string | number>> = {}): void {
    const made = diagnostic(code, this.lines.place(offset), args);
    this.diagnostics.push(made);
    if (made.severity !== 'error') return;
    this.#errors += 1;
    if (this.#errors < mostErrors) return;
    this.diagnostics.push(diagnostic('W103', this.lines.place(offset), { limit: mostErrors }));
    throw new ParseAborted();
  }

  /** The text here, for a message. */
  describe(): string {
    const { kind, text } = this.#token;
    if (kind === 'end-of-file') return 'the end of the file';
    if (kind === 'newline') return 'the end of the line';
    if (kind === 'bad' && /^['"]/.test(text)) return 'a string that does not end on its line';
    if (kind === 'bad' && !/^[\d.]/.test(text)) return describeCharacter(text.codePointAt(0) ?? 0);
    return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
  }

  /** Whether a word that only Octave reserves is a variable, or is assigned to: then the file is MATLAB. */
  get isAssignedWord(): boolean {
    const { kind, text, end } = this.#token;
    if (kind !== 'keyword' || !octaveKeywords.has(text)) return false;
    return this.variables.has(text) || this.behind(end) === '=';
  }

  /** Whether the word at hand divides or closes a block that is open. */
  get closesOpenBlock(): boolean {
    const { kind, text } = this.#token;
    if (kind !== 'keyword' || !isBlockWord(text) || this.isAssignedWord) return false;
    return this.openBlocks.some((opening) => blockWords[opening]?.has(text) === true);
  }

  /** Whether the body of a function begins here, on the line of its signature and without a separator: with no command. */
  get isBehindSignature(): boolean {
    if (!this.atBodyStart || this.openBlocks.at(-1) !== 'function' || this.#token.startsLine) return false;
    return !/[;,]/.test(this.source.text.charAt(this.lastEnd - 1));
  }

  /** Notes that a name, assigned to at `start`, is a variable. */
  addVariable(name: string, start: number): void {
    if (this.commands.has(name)) this.report('E113', start, { name });
    this.variables.add(name);
  }

  /** Whether a loop of the function at hand is open. */
  get inLoop(): boolean {
    const within = this.openBlocks.slice(this.openBlocks.lastIndexOf('function') + 1);
    return within.some((opening) => loopWords.has(opening));
  }

  /** Whether a block is open that belongs to no function. */
  get inScriptBlock(): boolean {
    return this.openBlocks.length > 0 && !this.openBlocks.includes('function');
  }

  /** Runs `parse`, and goes on behind an error in it: gives what `instead` makes then. */
  guarded<Result>(parse: () => Result, instead: () => Result): Result {
    const depth = this.#depth;
    const height = this.#height;
    const blocks = this.openBlocks.length;
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.#depth = depth;
      this.#height = height;
      this.openBlocks.length = blocks;
      this.#recover();
      return instead();
    }
  }

  /** The expression that heads a block; what cannot be read is left out, so that the block itself can be read. */
  head(parse: () => Expression): Expression {
    const { start } = this.#token;
    return this.guarded(parse, () => ({ kind: 'literal', start, text: '' }));
  }

  /**
   * Goes to where the next statement may begin: the end of the line or a semicolon. The rows of a matrix that is
   * open are passed too, up to a line that can be none: that is the next statement.
   */
  #recover(): void {
    const outer = this.#outerContexts;
    const inMatrix = this.inMatrix || outer.slice(1).includes('elements');
    let depth = inMatrix ? outer.length : 0;
    const isInBrackets = outer.length > 0;
    outer.length = 0;
    this.#lexer.context = 'statements';
    this.inIndex = false;
    this.inAnonymousFunction = false;
    while (depth > 0 && !this.isKind('end-of-file')) {
      if (this.#beginsStatement()) return;
      if (/^[([{]$/.test(this.#token.text)) depth += 1;
      if (/^[)\]}]$/.test(this.#token.text)) depth -= 1;
      this.advance();
    }
    if (isInBrackets && this.is(';')) this.advance();
    while (!this.isKind('newline') && !this.isKind('end-of-file') && !this.is(';')) this.advance();
  }

  /** Whether a line begins here that can be no row of a matrix. */
  #beginsStatement(): boolean {
    const { kind, startsLine } = this.#token;
    return (
      startsLine && (kind === 'keyword' || (kind === 'identifier' && this.behind(this.#token.end) === '='))
    );
  }

  /** The text at or behind an offset, after blanks: one character, or `==`; empty at the end of the file. */
  behind(offset: number): string {
    const { text } = this.source;
    let at = offset;
    while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at += 1;
    return text.startsWith('==', at) ? '==' : text.charAt(at);
  }

  /** The comments read since the last call, as statements. */
  takeComments(): readonly CommentStatement[] {
    const comments = this.#lexer.takeComments();
    return comments.length === 0 ? none : comments.map((it) => ({ kind: 'comment', ...it }));
  }

  /** Reports what can be known only at the end. */
  finish(): void {
    if (this.#lexer.openComment !== undefined) this.report('W102', this.#lexer.openComment);
  }

  /** Whether a blank or the end of the line follows the token at hand. */
  get isFollowedBySpace(): boolean {
    return /^\s?$/.test(this.source.text.charAt(this.#token.end));
  }
}

const none: readonly CommentStatement[] = [];

function describeCharacter(code: number): string {
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const isVisible =
    code > 0x20 && code !== 0x7f && !(code >= 0x80 && code <= 0xa0) && !(code >= 0xd800 && code <= 0xdfff);
  return isVisible ? `'${String.fromCodePoint(code)}' (${number})` : `the character ${number}`;
}

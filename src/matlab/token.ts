/** The kind of a token; operators and brackets are of kind `operator`, unreadable text is `bad`. */
export type TokenKind =
  'identifier' | 'number' | 'string' | 'keyword' | 'operator' | 'newline' | 'end-of-file' | 'bad';

/** A token: its kind, its text and where it stands. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether blanks stand before it: between brackets they can separate elements. */
  readonly spaceBefore: boolean;
  /** Whether nothing but blanks stands before it on its line. */
  readonly startsLine: boolean;
}

/** A comment: they are kept beside the tokens. */
export interface Comment {
  readonly text: string;
  readonly start: number;
  readonly block: boolean;
  /** Whether something other than blanks stands before it on its line. */
  readonly trailing: boolean;
}

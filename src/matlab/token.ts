/** What a token is; operators and brackets are of kind `operator`. */
export type TokenKind = 'identifier' | 'number' | 'string' | 'keyword' | 'operator' | 'newline' | 'end-of-file' | 'bad';

/** A token: its kind, its text and where it stands. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether blanks stand before it: between brackets they can separate elements. */
  readonly spaceBefore: boolean;
}

/** A comment: they are kept beside the tokens. */
export interface Comment {
  readonly text: string;
  readonly start: number;
  readonly block: boolean;
  /** Whether something other than blanks stands before it on its line. */
  readonly trailing: boolean;
}

/** The words that open, divide or close blocks, or stand alone as statements, in MATLAB or Octave. */
export const keywords: ReadonlySet<string> = new Set([
  ...['function', 'endfunction', 'end', 'if', 'elseif', 'else', 'endif', 'while', 'endwhile', 'for', 'endfor'],
  ...['parfor', 'endparfor', 'do', 'until', 'switch', 'case', 'otherwise', 'endswitch', 'break', 'continue'],
  ...['return', 'try', 'catch', 'end_try_catch', 'unwind_protect', 'unwind_protect_cleanup'],
  ...['end_unwind_protect', 'global', 'persistent', 'spmd', 'endspmd'],
]);

/** A function or a rule that is wrong where it is called. */
export interface Located {
  readonly function: string;
  /** Where the rule is called, or where the function stands. */
  readonly file: string;
  readonly line: number;
  /** The function whose rule is wrong; undefined where none of the rules is by itself. */
  readonly rule: string | undefined;
  /** The parameter with regard to which the derivative is wrong. */
  readonly of: string;
  /** The relative deviation. */
  readonly deviation: number;
}

/** The findings at the arguments that functions were called with. */
export interface Location {
  /** The first that is wrong, callees before callers. */
  readonly wrong: Located | undefined;
  /** How many functions were verified. */
  readonly verified: number;
  /** The others, and why they were not. */
  readonly unverified: readonly { readonly function: string; readonly reason: string }[];
}

/** The annotations that a contract declares the step to read and write, as `ada:name`. */
export interface DeclaredUse {
  readonly needs: readonly string[];
  readonly reads?: readonly string[];
  readonly adds: readonly string[];
  readonly completes?: readonly string[];
  readonly writes?: readonly string[];
  readonly outdates?: readonly string[];
}

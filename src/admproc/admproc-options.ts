/** The options of `adjoin-admproc`, as commander gives them. */
export interface AdmprocOptions {
  readonly classicForward?: boolean;
  readonly forward?: boolean;
  readonly reverse?: boolean;
  readonly taylor?: boolean;
  readonly toolChain?: string;
  readonly independents: string;
  readonly dependents: string;
  readonly include: readonly string[];
  readonly outputDir?: string;
  readonly output?: string;
  readonly stdout?: boolean;
  readonly dependencyList?: string;
  readonly set: readonly string[];
  readonly server?: string;
}

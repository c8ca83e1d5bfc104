/** The annotations, by their names without `ada:`, that the code of a step or an analysis handles. */
export interface AnnotationUse {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Those that it leaves out where it copies an element's attributes. */
  readonly leavesOut: ReadonlySet<string>;
}

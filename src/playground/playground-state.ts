/** All that shapes what the playground shows: what a link to it holds. */
export interface PlaygroundState {
  readonly source: string;
  /** The function; the first one where none is named. */
  readonly function?: string | undefined;
  /** Parameters to differentiate by, and results to differentiate; all where none are named. */
  readonly independents?: readonly string[] | undefined;
  readonly dependents?: readonly string[] | undefined;
  readonly mode: 'reverse' | 'forward';
  /** Those that differ from their defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly view: 'derivative' | 'journey';
  /** The step of the journey, by its number in the pipeline. */
  readonly step?: number | undefined;
}

/** The defaults for a source that is new. */
export function freshState(source: string): PlaygroundState {
  return { source, mode: 'reverse', options: {}, view: 'derivative' };
}

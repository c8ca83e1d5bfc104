import type { XmlElement } from '../../tree/xml-node.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/**
 * Answers on the outputs of expressions in a state, as long as this does not change. Each call asks for its arguments more
 * than once, and so do the calls in these: without this the time would double with each level.
 */
export class KeptAnswers<T> {
  readonly #found = new WeakMap<
    VariedPaths,
    { readonly changes: number; readonly answers: Map<XmlElement, T[]> }
  >();

  /** The answer on an output of an expression, by its position from 0; finds it where it is not known. */
  of(state: VariedPaths, expression: XmlElement, position: number, find: () => T): T {
    let kept = this.#found.get(state);
    if (kept?.changes !== state.changes) {
      kept = { changes: state.changes, answers: new Map() };
      this.#found.set(state, kept);
    }
    const answers = kept.answers.get(expression) ?? [];
    kept.answers.set(expression, answers);
    return (answers[position] ??= find());
  }
}

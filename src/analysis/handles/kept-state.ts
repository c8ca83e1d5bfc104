import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** By what a variable is known, or a field in fields of one; undefined of all else. */
export function fieldPath(it: XmlElement): string | undefined {
  if (it.localName === 'var') return variableKey(it);
  const [base, field] = children(it);
  const within = it.localName === 'struct-ref' && base !== undefined ? fieldPath(base) : undefined;
  return within === undefined ? undefined : `${within}.${field?.textContent ?? ''}`;
}

/** The text that is written down in a literal. */
export function writtenText(it: XmlElement | undefined): string | undefined {
  return it?.localName === 'literal' ? /^(['"])(\w+)\1$/.exec(it.textContent)?.[2] : undefined;
}

/**
 * Facts between two statements of which each holds whatever the run did before: which variables, and fields of them, hold
 * function handles that the program made, and facts on names of fields.
 */
export class KeptState {
  readonly #paths: Set<string>;
  /** Facts with the variables that they are about. */
  readonly #facts: Map<string, readonly string[]>;

  constructor(paths: Iterable<string> = [], facts: Iterable<[string, readonly string[]]> = []) {
    this.#paths = new Set(paths);
    this.#facts = new Map(facts);
  }

  copy(): KeptState {
    return new KeptState(this.#paths, this.#facts);
  }

  /** Keeps what holds in another state, too; says whether that is less. */
  join(other: KeptState): boolean {
    const before = this.#paths.size + this.#facts.size;
    for (const it of this.#paths) if (!other.#paths.has(it)) this.#paths.delete(it);
    for (const it of this.#facts.keys()) if (!other.#facts.has(it)) this.#facts.delete(it);
    return this.#paths.size + this.#facts.size < before;
  }

  /** Whether what is there is surely a handle that the program made. */
  holds(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The ways from a path to the handles at it, and in its fields: `''`, `.fun`, `.model.fun`. */
  within(path: string): string[] {
    return [...this.#paths].filter((it) => isAt(it, path)).map((it) => it.slice(path.length));
  }

  add(path: string, ways: Iterable<string>): void {
    for (const it of ways) this.#paths.add(path + it);
  }

  /** Something else may be at a path from now on. */
  remove(path: string): void {
    for (const it of this.#paths) if (isAt(it, path)) this.#paths.delete(it);
  }

  /** Nothing is known of a variable any more. */
  forget(variable: string): void {
    this.remove(variable);
    this.change(variable);
  }

  /** A variable, or a part of it, is given another value: facts about it are not true any more. */
  change(variable: string): void {
    for (const [fact, variables] of this.#facts) if (variables.includes(variable)) this.#facts.delete(fact);
  }

  note(fact: string, variables: readonly string[]): void {
    this.#facts.set(fact, variables);
  }

  knows(fact: string): boolean {
    return this.#facts.has(fact);
  }
}

function isAt(it: string, path: string): boolean {
  return it === path || it.startsWith(`${path}.`);
}

/** The variables that an expression reads, and a text that is the same of the same expressions; undefined where it calls functions. */
export function plainExpression(
  it: XmlElement,
): { readonly text: string; readonly variables: readonly string[] } | undefined {
  if (it.localName === 'var') return { text: variableKey(it), variables: [variableKey(it)] };
  if (!plain.has(it.localName)) return undefined;
  const inner = children(it);
  if (inner.length === 0) return { text: `${it.localName} ${it.textContent}`, variables: [] };
  const parts = inner.map(plainExpression);
  if (parts.includes(undefined)) return undefined;
  return {
    text: `${it.localName}(${parts.map((part) => part?.text).join(', ')})`,
    variables: parts.flatMap((part) => part?.variables ?? []),
  };
}

const plain: ReadonlySet<string> = new Set([
  'array',
  'cell-index',
  'param-list',
  'struct-ref',
  'literal',
  'id',
]);

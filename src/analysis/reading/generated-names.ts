import { completeOptions } from '../../contract/options.js';
import { evasions } from './evasions.js';

/** Names that generated functions and helpers get: what the user calls so is called otherwise in the derivative. */
export class GeneratedNames {
  readonly #prefixes: readonly string[];
  readonly #helpers: readonly string[];
  readonly #sources: readonly string[];
  readonly #derivative: string;

  /** For a program with functions of these names. */
  constructor(sources: readonly string[], given: Readonly<Record<string, string>>) {
    const options = completeOptions(given);
    const values = (...names: string[]): string[] => names.map((it) => options[it] ?? '');
    this.#prefixes = values('rev-prefix', 'rec-prefix', 'ret-prefix', 'forward-prefix');
    this.#helpers = ['adm_', ...values('adimat-function-prefix', 'a-zeros-function')];
    this.#sources = sources;
    this.#derivative = options[given['mode'] === 'forward' ? 'forward-prefix' : 'rev-prefix'] ?? '';
  }

  /** The name of the file of the function's derivative. */
  derivativeOf(name: string): string {
    return this.#derivative + name;
  }

  /** The name, or one that is like it and not of this kind. */
  evading(name: string): string {
    return evasions.map((it) => it + name).find((it) => !this.has(it)) ?? name;
  }

  /** Whether something generated for a function with this name would have one of those names. */
  meets(name: string, others: ReadonlySet<string>): boolean {
    return this.#prefixes.some((prefix) => others.has(prefix + name));
  }

  has(name: string): boolean {
    const rests = this.#prefixes.filter((it) => name.startsWith(it)).map((it) => name.slice(it.length));
    // Generated functions have the function's name and more behind a low line.
    const isOf = (rest: string): boolean =>
      this.#sources.some(
        (it) =>
          rest === it || rest.startsWith(`${it}_`) || rest === `inner_${it}` || rest === `trailing_${it}`,
      );
    return this.#helpers.some((it) => name.startsWith(it)) || rests.some(isOf);
  }
}

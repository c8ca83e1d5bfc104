/** Numbers the names of a function in the order in which they come up. */
export class SymbolNumbers {
  readonly #scopes: Map<string, number>[] = [];

  /** Begins a function whose first names are these. */
  enter(names: readonly string[]): void {
    this.#scopes.push(new Map());
    for (const name of names) this.of(name);
  }

  leave(): void {
    this.#scopes.pop();
  }

  /** The number of a name in the function at hand. */
  of(name: string): string | undefined {
    const scope = this.#scopes.at(-1);
    if (scope === undefined) return undefined;
    const known = scope.get(name);
    if (known !== undefined) return String(known);
    scope.set(name, scope.size);
    return String(scope.size - 1);
  }
}

/** The sizes of an array: rows, columns and more. */
export type ArgumentSizes = readonly number[];

const usual = ['n', 'm', 'k', 'p', 'q', 'r', 's'];

/**
 * Shapes that fit arguments of these sizes, as `--shapes` takes them: equal sizes get one name, which is none of those that are
 * `taken`. Nothing is told of sizes that are 0.
 */
export function namedSizes(sizes: ReadonlyMap<string, ArgumentSizes>, taken: ReadonlySet<string>): string[] {
  const free = [
    ...usual,
    ...Array.from({ length: [...sizes.values()].flat().length }, (_, index) => `n${index + 1}`),
  ].filter((it) => !taken.has(it));
  const names = new Map<number, string>();
  const textOf = (size: number): string => {
    if (size < 2) return size === 0 ? ':' : '1';
    const name = names.get(size) ?? free[names.size] ?? ':';
    names.set(size, name);
    return name;
  };
  return [...sizes].map(([name, it]) => {
    const isScalar = it.every((size) => size === 1);
    return `${name}=${isScalar ? 'scalar' : it.map(textOf).join(',')}`;
  });
}

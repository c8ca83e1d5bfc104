import type { AnnotationUser } from './annotation-users.js';
import type { AnnotationEntry } from './read-annotations.js';

/**
 * The annotations that a step ends without saying so in `outdates`: those that nothing has any more behind it, by the pattern
 * of its contract (`*[@ada:name]`, or `array[@ada:name]` where they stand on arrays only), and those that it takes away where
 * it reads them and that no other step reads.
 */
export function compareEnds(entries: readonly AnnotationEntry[], users: readonly AnnotationUser[]): string[] {
  return users.flatMap((user) => {
    const { outdates = [] } = user.declared;
    const found = [
      ...endedBy(user.ends, entries).map((name) => ({ name, why: "as its contract's pattern says" })),
      ...takenBy(user, users).map((name) => ({ name, why: 'which it alone reads, and takes away' })),
    ];
    return found
      .filter(({ name }) => !outdates.includes(`ada:${name}`))
      .map(({ name, why }) => `${user.file} ends ada:${name}, ${why}: add it to outdates`);
  });
}

function endedBy(ends: string, entries: readonly AnnotationEntry[]): string[] {
  const elements = new Map<string, Set<string>>();
  for (const alternative of ends.split(/\s+\|\s+/)) {
    const [, element = '*', test = alternative] =
      /^(?:[\w:-]+\/)*([\w:*-]+)\[(@ada:[\w-]+(?: or @ada:[\w-]+)*)\]$/.exec(alternative) ?? [];
    if (!/^@ada:[\w-]+(?: or @ada:[\w-]+)*$/.test(test)) continue;
    for (const [, name = ''] of test.matchAll(/@ada:([\w-]+)/g)) {
      elements.set(name, (elements.get(name) ?? new Set()).add(element.replace(/^.*:/, '')));
    }
  }
  return entries
    .filter(({ name, on }) => {
      const ended = elements.get(name);
      return ended?.has('*') === true || (ended !== undefined && on?.every((it) => ended.has(it)) === true);
    })
    .map(({ name }) => name);
}

function takenBy({ name: taker, found }: AnnotationUser, users: readonly AnnotationUser[]): string[] {
  const isReadElsewhere = (name: string): boolean =>
    users.some((it) => it.name !== taker && it.found.reads.has(name) && !it.found.writes.has(name));
  return [...found.leavesOut].filter(
    (it) => found.reads.has(it) && !found.writes.has(it) && !isReadElsewhere(it),
  );
}

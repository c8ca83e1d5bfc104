import type { AnnotationUser } from './annotation-users.js';
import { annotationsFile, type AnnotationEntry } from './read-annotations.js';
import { helperAnnotations } from '../pipeline/helper-annotations.js';

/** How the declared annotations differ from what contracts say: a line for each difference. */
export function compareEntries(
  entries: readonly AnnotationEntry[],
  users: readonly AnnotationUser[],
): string[] {
  const known = new Set(entries.map(({ name }) => `ada:${name}`));
  const used = new Set(
    users.flatMap(({ found }) => [...found.reads, ...found.writes].map((it) => `ada:${it}`)),
  );
  return [
    ...[...used]
      .filter((it) => !known.has(it))
      .map(
        (it) => `${annotationsFile} has no ${it}, which ${usersOf(it, users)} reads or writes: add an entry`,
      ),
    ...entries.flatMap((entry) => {
      const attribute = `ada:${entry.name}`;
      const by = (declares: (it: AnnotationUser) => readonly string[]): string[] =>
        users.filter((it) => declares(it).includes(attribute)).map(({ name }) => name);
      const from = by(({ declared: { adds, completes = [] } }) => [...adds, ...completes]);
      const build = helperAnnotations.some((it) => it === attribute) ? ['build'] : [];
      const until = by(({ declared: { outdates = [] } }) => outdates);
      const isRead = users.some(({ found }) => found.reads.has(entry.name));
      return [
        ...difference(entry, 'from', entry.from, [...from, ...build]),
        ...difference(entry, 'until', entry.until, until),
        ...(isRead ? [] : [`${annotationsFile}: nobody reads ${attribute}: drop it`]),
      ];
    }),
  ];
}

function usersOf(attribute: string, users: readonly AnnotationUser[]): string {
  const name = attribute.slice('ada:'.length);
  const own = users.filter(({ found }) => found.reads.has(name) || found.writes.has(name));
  return own.map((it) => it.name).join(', ');
}

function difference(
  { name }: AnnotationEntry,
  attribute: 'from' | 'until',
  declared: readonly string[],
  found: readonly string[],
): string[] {
  const isSame = declared.length === found.length && found.every((it) => declared.includes(it));
  if (isSame) return [];
  return [
    `${annotationsFile}: ${name}: the contracts say ${attribute}="${[...found].sort().join(' ')}": say so here`,
  ];
}

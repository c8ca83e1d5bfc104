/** Adds all members of a set to another; says whether that had not all of them. */
export function joinSets<Member>(into: Set<Member>, other: ReadonlySet<Member>): boolean {
  const { size } = into;
  for (const member of other) into.add(member);
  return into.size > size;
}

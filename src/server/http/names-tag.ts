/** Whether `If-None-Match` names a tag: it may list several, weak ones too. */
export function namesTag(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return named.includes(tag);
}

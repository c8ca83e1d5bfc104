/** Whether `If-None-Match` names a tag: it may list several, and weak ones count as strong ones (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((it) => opaque(it.trim()));
  return named.includes(opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}

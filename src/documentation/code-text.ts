/** Text as code within a line. */
export function codeText(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((it) => it.length)) + 1);
  return ticks.length === 1 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
}

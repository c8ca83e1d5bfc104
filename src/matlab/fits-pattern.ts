/** Whether a name is one of those that a pattern stands for: its stars stand for any part of the name of a function, or for none. */
export function fitsPattern(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((it) => it.replaceAll(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('\\w*')}$`).test(name);
}

/** Whether a value that comes from outside is an object with names, and no list. */
export function isRecord(it: unknown): it is Readonly<Record<string, unknown>> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

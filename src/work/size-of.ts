/** The characters of a value, about as many as it has in JSON. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + quotes;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let size = quotes;
  for (const [name, member] of Object.entries(value)) {
    size += sizeOf(member) + separator + (Array.isArray(value) ? 0 : name.length + quotes + separator);
  }
  return size;
}

const quotes = 2;
const separator = 1;

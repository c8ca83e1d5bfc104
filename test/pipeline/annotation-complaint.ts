import { readAnnotations, type AnnotationEntry } from '../../src/build/read-annotations.js';

const entries: ReadonlyMap<string, AnnotationEntry> = new Map(readAnnotations().map((it) => [it.name, it]));

/** The patterns of the values of types. */
const patterns: Readonly<Record<Exclude<AnnotationEntry['type'], 'one of'>, RegExp>> = {
  yes: /^yes$/,
  name: /^\S+$/,
  names: /^(?:\S+(?: \S+)*)?$/,
  number: /^\d+$/,
  numbers: /^(?:\d+(?: \d+)*)?$/,
  text: /^/,
};

/** How an annotation in a tree differs from what is declared of it. */
export function annotationComplaint(element: string, attribute: string, value: string): string | undefined {
  const entry = entries.get(attribute.slice('ada:'.length));
  if (entry === undefined) return `${attribute} is not declared`;
  if (entry.on?.includes(element) === false) return `${attribute} stands on ${element}`;
  const fits = entry.type === 'one of' ? entry.words.includes(value) : patterns[entry.type].test(value);
  return fits ? undefined : `${attribute} is '${value}'`;
}

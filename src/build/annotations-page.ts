import { markdownTable } from './markdown-table.js';
import type { AnnotationEntry } from './read-annotations.js';

/** The page of the documentation that lists the annotations. */
export function annotationsPage(entries: readonly AnnotationEntry[], origin: string): string {
  const head = ['Annotation', 'Meaning', 'Value', 'Stands on', 'Added by', 'Until'];
  const rows = entries.map((it) => [
    `\`${it.name}\``,
    it.meaning,
    it.words.length > 0 ? `one of ${code(it.words)}` : it.type === 'yes' ? '`yes`' : it.type,
    it.on === undefined ? 'any' : code(it.on),
    code(it.from),
    code(it.until),
  ]);
  return `<!-- ${origin} -->

# Annotations

Analyses and steps leave notes for those that follow: attributes in the namespace \`ada\` on the elements of the syntax
tree. An annotation is _added_ by the analysis or step that writes it on the whole tree; later steps write it on what they
make, too. It holds _until_ a step outdates it. The contracts say who reads, writes and outdates what, and the build
compares them with the code.

A _key_ stands for a variable: the name in the source, or \`tmp:\`, kind and number of a temporary.

<!-- prettier-ignore -->
${markdownTable(head, rows)}`;
}

function code(words: readonly string[]): string {
  return words.map((it) => `\`${it}\``).join(', ');
}

import { join } from 'node:path';
import { annotationsPage } from './annotations-page.js';
import type { AnnotationEntry } from './read-annotations.js';

/** The forms whose schemas list annotations that any element may have. */
const forms: readonly string[] = ['resolved', 'annotated', 'reversed', 'simplified'];

/** The files that are made from the declared annotations, with their contents, by their paths in the repository. */
export function annotationFiles(entries: readonly AnnotationEntry[]): ReadonlyMap<string, string> {
  return new Map([
    [join('src', 'tree', 'annotation-names.ts'), names(entries)],
    [join('schemas', 'form-annotations.rng'), schema(entries)],
    [join('docs', 'reference', 'annotations.md'), annotationsPage(entries, origin)],
  ]);
}

const origin = 'Made from schemas/annotations.xml by `npm run annotations`: do not edit.';

function names(entries: readonly AnnotationEntry[]): string {
  const values = entries.flatMap(({ name, type, words, meaning }) => {
    const key = name.includes('-') ? `'${name}'` : name;
    const value =
      type === 'yes' ? "'yes'" : words.length > 0 ? words.map((it) => `'${it}'`).join(' | ') : 'string';
    return [`  /** ${meaning} */`, `  readonly ${key}: ${value};`];
  });
  const union = (type: AnnotationEntry['type']): string =>
    entries
      .filter((it) => it.type === type)
      .map(({ name }) => `\n  | '${name}'`)
      .join('');
  return `// ${origin}

/** The values of annotations, by their names. */
export interface AnnotationValues {
${values.join('\n')}
}

/** The name of an annotation, without \`ada:\`. */
export type AnnotationName = keyof AnnotationValues;

/** An annotation as the attribute that it is. */
export type AnnotationAttribute = \`ada:\${AnnotationName}\`;

/** Annotations that hold names, or pairs, separated by blanks. */
export type NamesAnnotation =${union('names')};

/** Annotations that hold numbers, separated by blanks. */
export type NumbersAnnotation =${union('numbers')};
`;
}

function schema(entries: readonly AnnotationEntry[]): string {
  const defines = forms.map((form) => {
    const own = entries.filter((it) => it.forms.includes(form));
    return `  <define name="${form}-annotations">
    <zeroOrMore>
      <choice>
${own.map((it) => `        <ref name="ada.${it.name}"/>`).join('\n')}
      </choice>
    </zeroOrMore>
  </define>
`;
  });
  const attributes = entries
    .filter((it) => it.forms.length > 0)
    .map(
      (it) => `  <define name="ada.${it.name}">
    <attribute name="ada:${it.name}">
${value(it)}
    </attribute>
  </define>
`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- ${origin} -->
<grammar xmlns="http://relaxng.org/ns/structure/1.0"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
${[...defines, ...attributes].join('\n')}</grammar>
`;
}

function value({ type, words }: AnnotationEntry): string {
  const pattern = (text: string): string => `      <data type="string">
        <param name="pattern">${text}</param>
      </data>`;
  switch (type) {
    case 'yes':
      return '      <value>yes</value>';
    case 'name':
      return pattern('\\S+');
    case 'number':
      return pattern('[0-9]+');
    case 'numbers':
      return pattern('([0-9]+( [0-9]+)*)?');
    case 'one of':
      return `      <choice>\n${words.map((it) => `        <value>${it}</value>`).join('\n')}\n      </choice>`;
    case 'names':
      return pattern('(\\S+( \\S+)*)?');
    case 'text':
      return '      <text/>';
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { parseXml } from '../saxon/saxon.js';
import { children, textOf } from '../tree/tree.js';
import { RelaxNgSchema } from '../rules/relax-ng-schema.js';

/** The declaration of an annotation. */
export interface AnnotationEntry {
  readonly name: string;
  /** The elements that it may stand on; undefined: any. */
  readonly on: readonly string[] | undefined;
  readonly type: 'yes' | 'name' | 'names' | 'number' | 'numbers' | 'text' | 'one of';
  /** The words of `one of`. */
  readonly words: readonly string[];
  readonly from: readonly string[];
  readonly until: readonly string[];
  readonly forms: readonly string[];
  readonly meaning: string;
}

/** Where the annotations are declared. */
export const annotationsFile: string = join('schemas', 'annotations.xml');

const namespace = 'urn:adjoinery:annotations';

/** Reads `schemas/annotations.xml`; throws where it breaks its schema, or where entries are doubled or out of order. */
export function readAnnotations(): AnnotationEntry[] {
  const xml = readFileSync(join(packageRoot, annotationsFile), 'utf8');
  const schema = new RelaxNgSchema('annotations');
  const complaint = schema.complaint(xml);
  schema.dispose();
  if (complaint !== undefined) throw new Error(`${annotationsFile}:${complaint.line}: ${complaint.message}`);
  const entries = children(parseXml(xml).documentElement, namespace).map((it): AnnotationEntry => {
    const [type = '', ...words] = it
      .getAttribute('type')
      .replace(/^one of/, 'one-of')
      .split(' ');
    const on = it.getAttribute('on');
    return {
      name: it.getAttribute('name'),
      on: on === '*' ? undefined : list(on),
      type: type.replace('-', ' ') as AnnotationEntry['type'],
      words,
      from: list(it.getAttribute('from')),
      until: list(it.getAttribute('until')),
      forms: list(it.getAttribute('forms')),
      meaning: textOf(it).trim().replace(/\s+/g, ' '),
    };
  });
  entries.forEach(({ name }, index) => {
    const before = entries[index - 1]?.name ?? '';
    if (before >= name) throw new Error(`${annotationsFile}: ${name} must not stand behind ${before}`);
  });
  return entries;
}

function list(value: string): string[] {
  return value.split(/\s+/).filter((it) => it !== '');
}

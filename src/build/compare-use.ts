import type { AnnotationUse } from './annotation-use.js';
import { annotationsWrittenBy } from '../pipeline/annotations-written-by.js';
import type { DeclaredUse } from '../pipeline/declared-use.js';

/** How what code reads and writes differs from what is declared of it: a line for each difference. */
export function compareUse(place: string, found: AnnotationUse, declared: DeclaredUse): string[] {
  const { needs, reads = [] } = declared;
  return [
    ...differences(place, found.reads, [...needs, ...reads], {
      lacking: (it) =>
        `reads ${it} and does not say so: add it to needs (to reads, if not every pipeline has it before)`,
      idle: (it) => `does not read ${it}: take it out of needs and reads`,
    }),
    ...differences(place, found.writes, annotationsWrittenBy(declared), {
      lacking: (it) =>
        `writes ${it} and does not say so: add it to adds (to writes, if others add it to the whole tree)`,
      idle: (it) => `does not write ${it}: take it out of adds and writes`,
    }),
  ];
}

function differences(
  place: string,
  found: ReadonlySet<string>,
  declared: readonly string[],
  message: Readonly<Record<'lacking' | 'idle', (name: string) => string>>,
): string[] {
  const names = new Set([...found].map((it) => `ada:${it}`));
  return [
    ...[...names].filter((it) => !declared.includes(it)).map((it) => `${place} ${message.lacking(it)}`),
    ...declared.filter((it) => !names.has(it)).map((it) => `${place} ${message.idle(it)}`),
    ...declared
      .filter((it, index) => declared.indexOf(it) !== index)
      .map((it) => `${place} declares ${it} twice: say it once`),
  ];
}

import type { AnnotationUse } from './annotation-use.js';
import { stylesheetFile, type StylesheetComponent, type StylesheetFile } from './stylesheet-file.js';

/** Code that runs in every step: the rules of the default mode, and those that look at the function around parts first. */
const entries: readonly string[] = ['mode ', 'mode prepare', 'mode #all'];

/** Reads which annotations stylesheets read and write from their sources, each file once. */
export class StylesheetSources {
  readonly #files = new Map<string, StylesheetFile>();

  /**
   * The annotations that a stylesheet reads and writes in its own declarations and, of the files that it includes, in those
   * that these use. Throws where the name of an annotation is computed, as nothing could be said then.
   */
  use(file: string): AnnotationUse {
    const byName = new Map<string, StylesheetComponent[]>();
    for (const it of this.#componentsOf(file, new Set())) {
      for (const name of it.names) byName.set(name, [...(byName.get(name) ?? []), it]);
    }
    const used = new Set<StylesheetComponent>();
    const visit = (name: string): void => {
      for (const it of byName.get(name) ?? []) {
        if (used.has(it)) continue;
        used.add(it);
        for (const other of it.refersTo) visit(other);
      }
    };
    for (const name of entries) visit(name);
    for (const { file: around, computed } of used) {
      if (computed.length === 0) continue;
      throw new Error(
        `${around} computes names of annotations, so that nobody knows what it reads or writes: ${computed.join(', ')}\n` +
          '  hint: write each name, as in @ada:this | @ada:that instead of @ada:*, or <xsl:attribute name="ada:this">',
      );
    }
    const all = (kind: keyof AnnotationUse): Set<string> => new Set([...used].flatMap((it) => [...it[kind]]));
    return { reads: all('reads'), writes: all('writes'), leavesOut: all('leavesOut') };
  }

  /** The declarations of a file and of all that it includes. */
  #componentsOf(file: string, seen: Set<string>): StylesheetComponent[] {
    if (seen.has(file)) return [];
    seen.add(file);
    const { components, includes } = this.#file(file);
    return [...components, ...includes.flatMap((it) => this.#componentsOf(it, seen))];
  }

  #file(file: string): StylesheetFile {
    const known = this.#files.get(file) ?? stylesheetFile(file);
    this.#files.set(file, known);
    return known;
  }
}

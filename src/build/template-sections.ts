import type { Source } from '../matlab/source.js';

/** A template of a file. */
export interface TemplateSection {
  readonly name: string;
  /** Its holes in their order, without `$`; those that stand for any number of things with dots behind. */
  readonly holes: readonly string[];
  /** Its code, behind as many empty lines as the file has lines in front of it. */
  readonly text: string;
}

const head = /^%% ([a-z][a-z-]*)\(((?:\$\w+(?:\.\.\.)?(?:, (?!\)))?)*)\)$/;

/**
 * The sections of a file of templates, each of which begins with a line `%% name($hole, $more...)`. Throws where the line
 * names other holes than the code has; a place may be there for what is not written.
 */
export function templateSections({ name: file, text }: Source): TemplateSection[] {
  const heads = [...text.matchAll(/^%%.*$/gm)];
  return heads.map((it, index) => {
    const [, name, list = ''] = head.exec(it[0]) ?? [];
    if (name === undefined) throw new Error(`${file}: ${it[0]}: not of the form %% name($hole, $more...)`);
    const before = text.slice(0, it.index).replace(/[^\n]/g, '');
    const code = text.slice(it.index + it[0].length, heads[index + 1]?.index);
    const holes = holesIn(list);
    const used = new Set(holesIn(code));
    const unused = holes.find(
      (hole, place) => hole !== 'place' && (!used.delete(hole) || holes.indexOf(hole) < place),
    );
    const [unnamed] = used;
    if (unused !== undefined) throw new Error(`${file}: template ${name} does not use $${unused}`);
    if (unnamed !== undefined) throw new Error(`${file}: template ${name} does not name $${unnamed}`);
    return { name, holes, text: before + code };
  });
}

function holesIn(text: string): string[] {
  return [...text.matchAll(/\$(\w+(?:\.\.\.)?)/g)].map(([, hole = '']) => hole);
}

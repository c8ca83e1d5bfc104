import { namespaces } from '../base/namespaces.js';
import { renderDiagnostic } from '../diagnostic/render.js';
import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';

/** A template of a file: its name, the names of its holes in their order, and its code. */
interface TemplateSection {
  readonly name: string;
  readonly holes: readonly string[];
  readonly text: string;
}

/** Whether templates stand for what the parser gives, or for what calls and variables are resolved in. */
type TemplateForm = 'parsed' | 'resolved';

/**
 * The templates of a file as one XML text: each with its tree. Their holes `$one` and `$any...` become names, `hole_one` and
 * `holes_any`, which may stand wherever the parser takes a name.
 */
export function templatesXml(source: Source, form: TemplateForm): string {
  const templates = sectionsOf(source).map(({ name, holes, text }) => {
    const code: Source = {
      name: source.name,
      text: text.replace(/\$(\w+)(\.\.\.)?/g, (_, hole: string, any?: string) =>
        any === undefined ? `hole_${hole}` : `holes_${hole}`,
      ),
    };
    const { file, diagnostics } = parseSource(code);
    const [first] = diagnostics;
    if (first !== undefined) throw new Error(renderDiagnostic(first, () => code.text));
    const tree = writeAstXml([{ source: code, file }], { places: false });
    return `<template name="${name}" holes="${holes.join(' ')}">${tree}</template>`;
  });
  const attributes = `xmlns="${namespaces.templates}" form="${form}" file="${source.name}"`;
  return `<templates ${attributes}>${templates.join('')}</templates>`;
}

/** The sections of a file, each of which begins with a line `%% name($hole, $more...)`. Empty lines keep the numbers of lines. */
function sectionsOf({ name: file, text }: Source): TemplateSection[] {
  const heads = [...text.matchAll(/^%%.*$/gm)];
  return heads.map((head, index) => {
    const [, name, holes = ''] =
      /^%% ([a-z][a-z-]*)\(((?:\$\w+(?:\.\.\.)?(?:, (?!\)))?)*)\)$/.exec(head[0]) ?? [];
    if (name === undefined)
      throw new Error(`${file}: a template begins with %% name($hole, $more...), not ${head[0]}`);
    const lines = text.slice(0, head.index).replace(/[^\n]/g, '');
    const code = text.slice(head.index + head[0].length, heads[index + 1]?.index);
    return { name, holes: [...holes.matchAll(/\w+/g)].map(([hole]) => hole), text: lines + code };
  });
}

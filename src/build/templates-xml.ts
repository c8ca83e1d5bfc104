import { namespaces } from '../base/namespaces.js';
import { renderDiagnostic } from '../diagnostic/render.js';
import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';
import { templateSections } from './template-sections.js';

/** Whether templates stand for what the parser gives, or for what calls and variables are resolved in. */
export type TemplateForm = 'parsed' | 'resolved';

/**
 * The templates of a file as one XML text: each with its tree. Their holes `$one` and `$any...` become names, `hole_one` and
 * `holes_any`, which may stand wherever the parser takes a name.
 */
export function templatesXml(source: Source, form: TemplateForm): string {
  const templates = templateSections(source).map(({ name, holes, text }) => {
    const code: Source = {
      name: source.name,
      text: text.replace(/\$(\w+)\.\.\./g, 'holes_$1').replaceAll('$', 'hole_'),
    };
    const { file, diagnostics } = parseSource(code);
    const [first] = diagnostics;
    if (first !== undefined) throw new Error(renderDiagnostic(first, () => code.text));
    const tree = writeAstXml([{ source: code, file }], { places: false });
    return `<template name="${name}" holes="${holes.join(' ').replaceAll('...', '')}">${tree}</template>`;
  });
  const attributes = `xmlns="${namespaces.templates}" form="${form}" file="${source.name}"`;
  return `<templates ${attributes}>${templates.join('')}</templates>`;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namespaces } from '../base/namespaces.js';

/** Where a step is to stand. */
export interface NewStep {
  readonly name: string;
  /** The folder in `xsl`: a phase, or `packs/PACK`. */
  readonly folder: string;
  /** The step or analysis that it follows. */
  readonly after: string;
}

/**
 * Writes the skeleton of a step into `root`: a stylesheet that does not pass its tests before its purpose, its cases and its
 * template are filled in, and a line in the pipeline. Returns the files that were written. Errors: what is wrong with the names.
 */
export function newStep(root: string, { name, folder, after }: NewStep): string[] {
  if (!/^[a-z]+(?:-[a-z]+)+$/.test(name))
    throw new Error(`'${name}' is no name of a step: a verb and nouns, as in drop-dead-statements`);
  const pack = /^packs\/([a-z]+)$/.exec(folder)?.[1];
  const pipeline = join(root, 'pipelines', pack === undefined ? 'derivatives.xml' : `packs/${pack}.xml`);
  const lines = existsSync(pipeline) ? readFileSync(pipeline, 'utf8').split('\n') : [];
  const folders = pack === undefined ? phasesOf(lines) : lines.map(() => folder);
  if (!folders.includes(folder)) throw new Error(`there is no phase or pack ${folder}`);
  const stylesheet = join(root, 'xsl', folder, `${name}.xsl`);
  if (existsSync(stylesheet)) throw new Error(`${relative(root, stylesheet)} is there already`);
  const place = lines.findIndex(
    (line, index) =>
      folders[index] === folder && /<(?:step|analysis) name="([^"]+)"/.exec(line)?.[1] === after,
  );
  if (place < 0)
    throw new Error(`${relative(root, pipeline)} has no step or analysis '${after}' in ${folder}`);
  const indent = /^ */.exec(lines[place] ?? '')?.[0] ?? '';
  mkdirSync(dirname(stylesheet), { recursive: true });
  writeFileSync(stylesheet, skeleton(pack === undefined ? '../lib' : '../../lib'));
  writeFileSync(pipeline, lines.toSpliced(place + 1, 0, `${indent}<step name="${name}"/>`).join('\n'));
  return [stylesheet, pipeline].map((it) => relative(root, it));
}

/** The phases in which the lines of a pipeline stand. */
function phasesOf(lines: readonly string[]): string[] {
  let phase = '';
  return lines.map((line) => (phase = /<phase name="([^"]+)"/.exec(line)?.[1] ?? phase));
}

function skeleton(library: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="${namespaces.xslt}"
    xmlns="${namespaces.adm}"
    xpath-default-namespace="${namespaces.adm}"
    xmlns:c="${namespaces.contract}" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="element-that-it-looks-for">
    <c:purpose>Say what it does, and why.</c:purpose>
    <c:case>
      <c:before>
        z = x;
      </c:before>
      <c:after>
        what_becomes_of_it = x;
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        z = what_must_stay;
      </c:before>
      <c:after>
        z = what_must_stay;
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="${library}/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="element-that-it-looks-for" as="element()">
    <xsl:copy-of select="."/>
  </xsl:template>
</xsl:stylesheet>
`;
}

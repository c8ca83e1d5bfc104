import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namespaces } from '../base/namespaces.js';

/** Where a step is to stand. */
export interface NewStep {
  readonly name: string;
  /** The folder in `xsl`: a phase, or `packs/PACK`. */
  readonly folder: string;
  /** The step that it follows. */
  readonly after: string;
}

/**
 * Writes the skeleton of a step into `root`: a stylesheet that does not pass its tests before its purpose, its cases and its
 * template are filled in, and a line in the pipeline. Returns the files that were written. Errors: what is wrong with the names.
 */
export function newStep(root: string, { name, folder, after }: NewStep): string[] {
  const wrong = [name, after].find((it) => !/^[a-z]+(?:-[a-z]+)+$/.test(it));
  if (wrong !== undefined)
    throw new Error(`'${wrong}' is no name of a step: a verb and nouns, as in drop-dead-statements`);
  const pack = /^packs\/([a-z]+)$/.exec(folder)?.[1];
  const pipeline = join(root, 'pipelines', pack === undefined ? 'derivatives.xml' : `packs/${pack}.xml`);
  const stylesheet = join(root, 'xsl', folder, `${name}.xsl`);
  if (!existsSync(dirname(stylesheet)) || !existsSync(pipeline))
    throw new Error(`there is no folder xsl/${folder}`);
  if (existsSync(stylesheet)) throw new Error(`${relative(root, stylesheet)} is there already`);
  const steps = readFileSync(pipeline, 'utf8');
  const place = new RegExp(`^( *)<step name="${after}".*/>\\n`, 'm').exec(steps);
  if (place === null) throw new Error(`${relative(root, pipeline)} has no step '${after}'`);
  const [line, indent = ''] = place;
  const end = place.index + line.length;
  writeFileSync(stylesheet, skeleton(pack === undefined ? '../lib' : '../../lib'));
  writeFileSync(pipeline, `${steps.slice(0, end)}${indent}<step name="${name}"/>\n${steps.slice(end)}`);
  return [stylesheet, pipeline].map((it) => relative(root, it));
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

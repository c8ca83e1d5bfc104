import { join } from 'node:path';
import { analyses } from './analysis/analyses.js';
import { packageRoot } from './package-root.js';
import { buildStylesheets, buildTool } from './pipeline/build-stylesheets.js';
import { StylesheetStore } from './pipeline/stylesheet-store.js';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSource } from './matlab/parse-file.js';
import { writeAstXml } from './matlab/write-ast-xml.js';
import { helpersFile } from './pipeline/toolbox.js';
import { buildRules } from './rules/build-rules.js';

/** Builds what the pipeline runs on: compiled stylesheets, linear pipelines and the rule table. */
export async function build(log: (line: string) => void): Promise<void> {
  const store = new StylesheetStore(await buildStylesheets(log), analyses);
  buildRules(store, await buildTool(join(packageRoot, 'xsl', 'lib', 'compile-rules.xsl')));
  buildHelpers();
}

/** Parses the runtime helpers, so that they can be put into generated files. */
function buildHelpers(): void {
  const folder = join(packageRoot, 'src', 'runtime');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.m'),
  );
  const files = names.sort().map((name) => {
    const source = { name: name.replace(/^.*[/\\]/, ''), text: readFileSync(join(folder, name), 'utf8') };
    const { file, diagnostics } = parseSource(source);
    if (diagnostics.length > 0) throw new Error(`${name}: ${diagnostics[0]?.message ?? ''}`);
    return { source, file };
  });
  writeFileSync(helpersFile, writeAstXml(files));
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDiagnostic } from '../diagnostic/render.js';
import { packageRoot } from '../package-root.js';
import { parseXml, serializeXml } from '../pipeline/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { compileRules } from './compile-rules.js';
import { rulesFile } from './rules-file.js';

const folder = join(packageRoot, 'xsl', 'rules');

/** Builds the rule table from the files of rules. */
export function buildRules(store: StylesheetStore): void {
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => parseXml(readFileSync(join(folder, name), 'utf8')));
  const { table, source, diagnostics } = compileRules(store, documents);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(renderDiagnostic(first, () => source.text));
  writeFileSync(rulesFile, serializeXml(table));
}

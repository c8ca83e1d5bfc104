import { renderDiagnostic } from '../diagnostic/render.js';
import { writeStoredTree } from '../saxon/stored-tree.js';
import { parseXml } from '../saxon/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { compileRules } from '../engine/compile-rules.js';
import { ownFiles } from '../rules/rule-sources.js';
import { rulesFile } from '../rules/rules-file.js';

/** Builds the rule table from the files of rules. */
export function buildRules(store: StylesheetStore): void {
  const documents = ownFiles().map(({ text }) => parseXml(text));
  const { table, source, diagnostics } = compileRules(store, documents);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(renderDiagnostic(first, () => source.text));
  writeStoredTree(rulesFile, table.documentElement);
}

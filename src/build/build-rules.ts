import { renderDiagnostic } from '../diagnostic/render.js';
import { writeStoredTree } from '../saxon/stored-tree.js';
import { parseXml } from '../saxon/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { compileRules } from '../engine/compile-rules.js';
import { rewriteFault } from '../rules/rewrite-fault.js';
import { ownFiles, readRules } from '../rules/rule-sources.js';
import { rulesFile } from '../rules/rules-file.js';

/** Builds the rule table from the files of rules and rewrites. */
export function buildRules(store: StylesheetStore): void {
  for (const it of readRules().rewrites) {
    const fault = rewriteFault(it);
    if (fault !== undefined) throw new Error(`rewrite ${it.text.trim()}: ${fault.message}`);
  }
  const documents = ownFiles().map(({ text }) => parseXml(text));
  const { table, source, diagnostics } = compileRules(store, documents);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(renderDiagnostic(first, () => source.text));
  writeStoredTree(rulesFile, table.documentElement);
}

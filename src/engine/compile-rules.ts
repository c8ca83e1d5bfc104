import { parseSource } from '../matlab/parse-file.js';
import type { Source } from '../matlab/source.js';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { buildTree } from '../saxon/build-tree.js';
import { runPipeline } from '../pipeline/run.js';
import { parseXml, runStylesheet, serializeXml } from '../saxon/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import type { XmlDocument, XmlNode } from '../tree/xml-node.js';
import { formulasOf, type WrittenFormula } from '../rules/formulas-of.js';
import { RuleTable } from '../rules/rule-table.js';

/** A table of rules; or what is wrong with formulas, each of which is a function of `source`, in their order. */
interface CompiledRules {
  readonly table: XmlDocument;
  readonly source: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** The stylesheet that joins files of rules to a table. */
export const rulesCompiler = 'compile-rules';

/**
 * Joins files of rules to one table: all formulas and rewrites are parsed as MATLAB, taken through the first phases of the pipeline
 * like any program, and put into the places of their texts. The table `known`, if there is one, is what a user's files add
 * to: it tells functions from variables in their formulas, too.
 */
export function compileRules(
  store: StylesheetStore,
  documents: readonly XmlDocument[],
  known?: RuleTable,
): CompiledRules {
  const join = (trees: readonly XmlNode[]): XmlDocument => {
    const parameters = { given: known !== undefined };
    const [table] = runStylesheet(store.tool(rulesCompiler), [...documents, ...trees], parameters);
    return parseXml(serializeXml(table as XmlNode));
  };
  const source = { name: 'rules', text: documents.flatMap(formulasOf).map(asFunction).join('\n') };
  // Without formulas the table tells functions from variables in them.
  const states = join([]);
  const { file, diagnostics } = parseSource(source);
  if (diagnostics.length > 0) return { table: states, source, diagnostics };
  const { root } = runPipeline(store, store.pipeline('formula'), buildTree([{ source, file }]), {
    options: {},
    rules: new RuleTable(states, new Set(), known),
  });
  return { table: join([root]), source, diagnostics: [] };
}

function asFunction({ expressions, variables }: WrittenFormula, index: number): string {
  const results = expressions.map((_, place) => `result_${place}`);
  const assignments = expressions.map((it, place) => `result_${place} = ${it.replace(/\s+/g, ' ')};`);
  return `function [${results.join(', ')}] = formula_${index}(${variables.join(', ')})\n${assignments.join(' ')}\nend`;
}

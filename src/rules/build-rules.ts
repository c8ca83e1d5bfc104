import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../matlab/parse-file.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';
import { renderDiagnostic } from '../diagnostic/render.js';
import { packageRoot } from '../package-root.js';
import { namespaces } from '../pipeline/namespaces.js';
import { runPipeline } from '../pipeline/run.js';
import { parseXml, runStylesheet, serializeXml, type CompiledStylesheet } from '../pipeline/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { children, walk } from '../pipeline/tree.js';
import type { XmlDocument, XmlElement, XmlNode } from '../pipeline/xml-node.js';
import { RuleTable } from './rule-table.js';
import { rulesFile } from './rules-file.js';

const folder = join(packageRoot, 'xsl', 'rules');
const formulaNames: ReadonlySet<string> = new Set(['partial', 'forward', 'adjoint']);

/** One formula of the table, and the names that are variables in it. */
interface Formula {
  readonly text: string;
  readonly variables: readonly string[];
}

/**
 * Builds the rule table: all formulas are parsed as MATLAB, taken through the first phases of the pipeline like any
 * program, and put into the places of their texts.
 */
export function buildRules(store: StylesheetStore, compile: CompiledStylesheet): void {
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => parseXml(readFileSync(join(folder, name), 'utf8')));
  const source = { name: 'rules', text: documents.flatMap(formulasOf).map(asFunction).join('\n') };
  const { file, diagnostics } = parseSource(source);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(renderDiagnostic(first, () => source.text));
  const { root } = runPipeline(
    store,
    store.pipeline('formula'),
    parseXml(writeAstXml([{ source, file }])).documentElement,
    { options: {}, rules: new RuleTable(statesOnly(compile, documents)) },
  );
  const [table] = runStylesheet(compile, [...documents, root]);
  writeFileSync(rulesFile, serializeXml(table as XmlNode));
}

/** The table without formulas: enough to tell functions from variables in them. */
function statesOnly(compile: CompiledStylesheet, documents: readonly XmlDocument[]): XmlDocument {
  const [table] = runStylesheet(compile, documents);
  return parseXml(serializeXml(table as XmlNode));
}

function formulasOf(document: XmlDocument): Formula[] {
  const found: Formula[] = [];
  for (const rule of children(document.documentElement, namespaces.rules)) {
    if (rule.localName !== 'rule') continue;
    const parameters = words(rule, 'args')
      .filter((it) => /^[A-Za-z]/.test(it))
      .map((it) => it.replace('...', ''));
    const results = rule.getAttribute('results') === '' ? ['z'] : words(rule, 'results');
    const variables = [
      ...parameters,
      ...results,
      ...results.map((it) => `a_${it}`),
      ...parameters.map((it) => `g_${it}`),
    ];
    walk(rule, (it: XmlElement) => {
      if (formulaNames.has(it.localName)) found.push({ text: it.textContent.trim(), variables });
      return undefined;
    });
  }
  return found;
}

function asFunction({ text, variables }: Formula, index: number): string {
  return `function result = formula_${index}(${variables.join(', ')})\nresult = ${text};\nend`;
}

function words(rule: XmlElement, attribute: string): string[] {
  return rule
    .getAttribute(attribute)
    .split(/\s+/)
    .filter((word) => word !== '');
}

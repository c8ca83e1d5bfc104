import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { freeNames } from '../analysis/reading/free-names.js';
import { parseSource } from '../matlab/parse-file.js';
import { adimatFamily, runtimeFolder } from '../base/runtime-folders.js';
import type { RuleTable } from '../rules/rule-table.js';
import { buildTree } from '../saxon/build-tree.js';
import { writeStoredTree } from '../saxon/stored-tree.js';
import { runPipeline } from '../pipeline/run.js';
import { parseXml, serializeXml } from '../saxon/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { helperTreesFile, helpersFile } from '../pipeline/toolbox.js';
import { annotate, child, functionsOf } from '../tree/tree.js';
import type { XmlElement, XmlNode } from '../tree/xml-node.js';

/**
 * Writes the runtime helpers, which generated files take in, as syntax trees; and apart from these, for each file, a
 * function that says what the file is as text (`ada:printed`): that is all that most generated files need. Which names
 * a file uses (`ada:uses`), and whether ADiMat's runtime has it (`ada:adimat`), both say.
 */
export function buildHelpers(store: StylesheetStore, rules: RuleTable): void {
  const files = readdirSync(runtimeFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.m'))
    .sort()
    .map((name) => {
      const source = { name: basename(name), text: readFileSync(join(runtimeFolder, name), 'utf8') };
      const { file, diagnostics } = parseSource(source);
      if (diagnostics.length > 0) throw new Error(`${name}: ${diagnostics[0]?.message ?? ''}`);
      return { source, file, isOfAdimat: dirname(name) === adimatFamily };
    });
  const written = files.map((file) => {
    const tree = buildTree([file]);
    const printing = store.pipeline('round-trip');
    const { text } = runPipeline(store, printing, tree, {
      options: {},
      rules,
    });
    const units = functionsOf(tree);
    const [main] = units;
    if (main === undefined) throw new Error(`${file.source.name} has no function`);
    if (file.isOfAdimat) annotate(main, 'adimat', 'yes');
    annotate(main, 'uses', [...new Set(units.flatMap(freeNames).map(({ names }) => names[0]))].join(' '));
    const head = parseXml(serializeXml(main)).documentElement;
    annotate(head, 'printed', text.trimEnd());
    keepHead(head);
    return { trees: units, head };
  });
  const write = (file: string, helpers: readonly XmlElement[]): void => {
    const root = parseXml('<helpers/>').documentElement;
    for (const it of helpers) root.appendChild(it);
    writeStoredTree(file, root);
  };
  write(
    helpersFile,
    written.map(({ head }) => head),
  );
  write(
    helperTreesFile,
    written.flatMap(({ trees }) => trees),
  );
}

/** Leaves the name of a function, and nothing that says where it stood. */
function keepHead(unit: XmlElement): void {
  const name = child(unit, 'id');
  let next: XmlNode | null;
  for (let it = unit.firstChild; it !== null; it = next) {
    next = it.nextSibling;
    if (it !== name) unit.removeChild(it);
  }
  unit.removeAttribute('at');
  unit.removeAttribute('end');
}

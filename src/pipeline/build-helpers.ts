import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freeNames } from '../analysis/free-names.js';
import { parseSource } from '../matlab/parse-file.js';
import { writeAstXml } from '../matlab/write-ast-xml.js';
import { packageRoot } from '../package-root.js';
import type { RuleTable } from '../rules/rule-table.js';
import { runPipeline } from './run.js';
import { parseXml, serializeXml } from './saxon.js';
import type { StylesheetStore } from './stylesheet-store.js';
import { helpersFile } from './toolbox.js';
import { annotate, functionsOf } from './tree.js';

/**
 * Writes the syntax trees of the runtime helpers, which generated files take in. The first function of each file says
 * what the file is as text (`ada:printed`) and which names it uses (`ada:uses`): that is all that most files need.
 */
export function buildHelpers(store: StylesheetStore, rules: RuleTable): void {
  const folder = join(packageRoot, 'src', 'runtime');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.m'))
    .sort()
    .map((name) => {
      const source = { name: basename(name), text: readFileSync(join(folder, name), 'utf8') };
      const { file, diagnostics } = parseSource(source);
      if (diagnostics.length > 0) throw new Error(`${name}: ${diagnostics[0]?.message ?? ''}`);
      return { source, file };
    });
  const trees = files.map((file) => {
    const written = writeAstXml([file]);
    const tree = parseXml(written).documentElement;
    const printing = store.pipeline('round-trip');
    const { text } = runPipeline(store, printing, parseXml(written).documentElement, {
      options: {},
      rules,
    });
    const units = functionsOf(tree);
    const [main] = units;
    if (main === undefined) throw new Error(`${file.source.name} has no function`);
    annotate(main, 'printed', text.trimEnd());
    annotate(main, 'uses', [...new Set(units.flatMap(freeNames).map(({ names }) => names[0]))].join(' '));
    return serializeXml(tree);
  });
  writeFileSync(helpersFile, `<helpers>${trees.join('\n')}</helpers>`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyses } from '../analysis/analyses.js';
import { packageRoot } from '../package-root.js';
import type { RuleTable } from '../rules/rule-table.js';
import { loadRules } from '../rules/rules-file.js';
import { namespaces } from './namespaces.js';
import { evaluateMap, parseXml, type XPathMap } from './saxon.js';
import { StylesheetStore } from './stylesheet-store.js';

/** Where the build leaves the syntax trees of the runtime helpers. */
export const helpersFile: string = join(packageRoot, 'dist', 'helpers.xml');

/** What a transformation works with: loaded once, kept for all that follow. */
export interface Toolbox {
  readonly store: StylesheetStore;
  readonly rules: RuleTable;
  /** The functions of the runtime helpers' files, as trees, by the names of the helpers. */
  readonly helpers: XPathMap;
}

let loaded: Toolbox | undefined;

/** The toolbox of what `npm run build` left. */
export function loadToolbox(): Toolbox {
  loaded ??= {
    store: StylesheetStore.load(analyses),
    rules: loadRules(),
    helpers: evaluateMap(
      `map:merge(*/*/a:master-tree/a:function-list/a:function ! map:entry(substring-before(@file, '.m'), .),
          map{'duplicates': 'combine'})`,
      parseXml(readFileSync(helpersFile, 'utf8')),
      { a: namespaces.adm },
    ),
  };
  return loaded;
}

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

let store: StylesheetStore | undefined;
let rules: RuleTable | undefined;
let helpers: XPathMap | undefined;

/** What `npm run build` left, each part read when it is first asked for: to print takes little of it. */
const toolbox: Toolbox = {
  get store() {
    return (store ??= StylesheetStore.load(analyses));
  },
  get rules() {
    return (rules ??= loadRules());
  },
  get helpers() {
    return (helpers ??= evaluateMap(
      `map:merge(*/*/a:master-tree/a:function-list/a:function ! map:entry(substring-before(@file, '.m'), .),
          map{'duplicates': 'combine'})`,
      parseXml(readFileSync(helpersFile, 'utf8')),
      { a: namespaces.adm },
    ));
  },
};

/** The toolbox of what `npm run build` left. */
export function loadToolbox(): Toolbox {
  return toolbox;
}

import { join } from 'node:path';
import { analyses } from '../analysis/analyses.js';
import { packageRoot } from '../base/package-root.js';
import type { RuleTable } from '../rules/rule-table.js';
import { loadRules } from '../rules/rules-file.js';
import { readStoredTree } from '../saxon/stored-tree.js';
import { namespaces } from '../base/namespaces.js';
import { evaluateMap, type XPathMap } from '../saxon/saxon.js';
import { StylesheetStore } from './stylesheet-store.js';

/** Where the build leaves the runtime helpers as texts, and where as syntax trees, which take long to read. */
export const helpersFile: string = join(packageRoot, 'dist', 'helpers.json');
export const helperTreesFile: string = join(packageRoot, 'dist', 'helper-trees.json');

/** The tools of a transformation: loaded once, kept for all that follow. */
export interface Toolbox {
  readonly store: StylesheetStore;
  readonly rules: RuleTable;
  /** The functions that stand for the runtime helpers' files, with their texts, by the names of the helpers. */
  readonly helpers: XPathMap;
  /** All functions of the runtime helpers' files, as trees, by the names of the helpers. */
  readonly helperTrees: () => XPathMap;
}

let store: StylesheetStore | undefined;
let rules: RuleTable | undefined;
let helpers: XPathMap | undefined;
let helperTrees: XPathMap | undefined;

/** The products of `npm run build`, each part read when it is first asked for: to print takes little of it. */
const toolbox: Toolbox = {
  get store() {
    return (store ??= StylesheetStore.load(analyses));
  },
  get rules() {
    return (rules ??= loadRules());
  },
  get helpers() {
    return (helpers ??= readHelpers(helpersFile));
  },
  helperTrees() {
    return (helperTrees ??= readHelpers(helperTreesFile));
  },
};

function readHelpers(file: string): XPathMap {
  return evaluateMap(
    `map:merge(*/a:function ! map:entry(substring-before(@file, '.m'), .), map{'duplicates': 'combine'})`,
    readStoredTree(file),
    { a: namespaces.adm },
  );
}

/** The toolbox of what `npm run build` left. */
export function loadToolbox(): Toolbox {
  return toolbox;
}

import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { readStoredTree } from '../saxon/stored-tree.js';
import { RuleTable } from './rule-table.js';

/** Where the build leaves the rule table. */
export const rulesFile: string = join(packageRoot, 'dist', 'rules.json');

/** The rule table that the build left. */
export function loadRules(): RuleTable {
  return new RuleTable(readStoredTree(rulesFile));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';
import { parseXml } from '../pipeline/saxon.js';
import { RuleTable } from './rule-table.js';

/** Where the build leaves the rule table. */
export const rulesFile: string = join(packageRoot, 'dist', 'rules.xml');

/** The rule table that the build left. */
export function loadRules(): RuleTable {
  return new RuleTable(parseXml(readFileSync(rulesFile, 'utf8')));
}

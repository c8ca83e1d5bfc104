import { join } from 'node:path';

/** What the build leaves in `dist` besides code: helpers, rules, and the index of the stylesheets. */
export const builtFiles: readonly string[] = [
  'helpers.xml',
  'helper-trees.xml',
  'rules.xml',
  join('sef', 'index.json'),
];

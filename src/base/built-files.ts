import { join } from 'node:path';

/** The files that the build leaves in `dist` besides code: helpers, rules, and the index of the stylesheets. */
export const builtFiles: readonly string[] = [
  'helpers.json',
  'helper-trees.json',
  'rules.json',
  join('sef', 'index.json'),
];

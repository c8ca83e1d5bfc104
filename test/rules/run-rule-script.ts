import { join } from 'node:path';
import { runOctave } from '../../src/octave/run-octave.js';
import { packageRoot } from '../../src/package-root.js';

const folders = [
  join(packageRoot, 'src', 'runtime'),
  join(packageRoot, 'src', 'runtime', 'classic'),
  join(packageRoot, 'test', 'rules'),
];

/** Runs a script in Octave with the runtime helpers and the checks of rules on its path. */
export async function runRuleScript(script: string): Promise<string> {
  return runOctave(script, { folders });
}

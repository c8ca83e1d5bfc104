import { join } from 'node:path';
import { runOctave } from '../base/run-octave.js';
import { packageRoot } from '../base/package-root.js';

const ownFolders = [
  join(packageRoot, 'src', 'runtime'),
  join(packageRoot, 'src', 'runtime', 'classic'),
  join(packageRoot, 'src', 'rules', 'check'),
];

/** Runs a script in Octave with the runtime helpers, the checks of rules and other folders on its path. */
export async function runRuleScript(script: string, folders: readonly string[] = []): Promise<string> {
  return runOctave(script, { folders: [...folders, ...ownFolders] });
}

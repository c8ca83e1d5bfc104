import { join } from 'node:path';
import { runOctave } from '../base/run-octave.js';
import { runtimeFolders } from '../base/runtime-folders.js';
import { packageRoot } from '../base/package-root.js';

const ownFolders = [...runtimeFolders, join(packageRoot, 'src', 'rules', 'check')];

/** Runs a script in Octave with the runtime helpers, the checks of rules and other folders on its path. */
export async function runRuleScript(script: string, folders: readonly string[] = []): Promise<string> {
  return runOctave(script, { folders: [...folders, ...ownFolders] });
}

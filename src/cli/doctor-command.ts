import { Command } from 'commander';
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFiles } from '../built-files.js';
import { cacheFolder } from '../cache/cache-folder.js';
import { ContentStore } from '../cache/content-store.js';
import { makeFolder } from '../make-folder.js';
import { packageRoot } from '../package-root.js';
import { version } from '../version.js';
import { applySettings } from './apply-settings.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { printTable } from './print-table.js';
import { serverAddress } from './server-address.js';
import { settingsFiles } from './settings-file.js';
import { systemReason } from './system-reason.js';

/** What a check found; `needed` tells whether Adjoinery can do without. */
interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly needed: boolean;
  readonly says: string;
}

/** `adjoin doctor`: whether everything is there. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .summary('tell whether everything is there')
    .description(
      'Tells whether all that Adjoinery works with is there; exit code 1 if something needed is not.',
    )
    .option('--cache-dir <dir>', 'folder of the cache (default: $ADJOINERY_CACHE_DIR)')
    .option('--server <url>', 'a server (default: $ADJOINERY_SERVER)')
    .addHelpText('after', '\nExample:\n  adjoin doctor')
    .action(async (_options: object, command: Command) => {
      const settled = settings(command);
      const { cacheDir, server: url } = command.opts<{ cacheDir?: string; server?: string }>();
      const findings = [node(), built(), settled, cache(cacheDir), await octave(), await server(url)];
      printTable([
        ['ok', 'adjoinery', version],
        ...findings.map((it) => [it.ok ? 'ok' : it.needed ? 'bad' : '-', it.what, it.says]),
      ]);
      if (findings.some((it) => it.needed && !it.ok)) process.exitCode = exitCodes.diagnostics;
    });
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return {
    what: 'node',
    ok,
    needed: true,
    says: ok ? process.version : `${process.version} is older than 20.19`,
  };
}

function built(): Finding {
  const missing = builtFiles.filter((name) => !existsSync(join(packageRoot, 'dist', name)));
  const ok = missing.length === 0;
  return { what: 'built files', ok, needed: true, says: ok ? 'complete' : `missing: ${missing.join(', ')}` };
}

/** Also has them hold for the checks that follow. */
function settings(command: Command): Finding {
  const what = 'settings';
  const files = settingsFiles();
  try {
    applySettings(command);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return { what, ok: false, needed: true, says: error.message };
  }
  return { what, ok: true, needed: false, says: files.map((it) => it.path).join(', ') || 'no files' };
}

function cache(given: string | undefined): Finding {
  const folder = cacheFolder(given);
  const what = 'cache';
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return {
      what,
      ok: true,
      needed: false,
      says: `${folder} (${new ContentStore(folder).size().entries} entries)`,
    };
  } catch (error) {
    return { what, ok: false, needed: false, says: `${folder}: ${systemReason(error)}` };
  }
}

async function octave(): Promise<Finding> {
  const what = 'octave';
  try {
    const { stdout } = await promisify(execFile)('octave-cli', ['--version'], { timeout: 20_000 });
    return { what, ok: true, needed: false, says: stdout.split('\n', 1)[0] ?? '' };
  } catch {
    return { what, ok: false, needed: false, says: 'not found (adjoin verify needs it)' };
  }
}

async function server(given: string | undefined): Promise<Finding> {
  const what = 'server';
  const needed = true;
  let url: string | undefined;
  try {
    url = serverAddress(given === undefined ? {} : { server: given })?.url;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return { what, ok: false, needed, says: error.message };
  }
  if (url === undefined) return { what, ok: false, needed: false, says: 'none configured' };
  try {
    const { ok, status } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) });
    return { what, ok, needed, says: `${url} answers ${status}` };
  } catch {
    return { what, ok: false, needed, says: `${url} does not answer` };
  }
}

import { Command } from 'commander';
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFiles } from '../../base/built-files.js';
import { cacheFolder } from '../../cache/cache-folder.js';
import { ContentStore } from '../../cache/content-store.js';
import { isRecord } from '../../base/is-record.js';
import { makeFolder } from '../../base/make-folder.js';
import { packageRoot } from '../../base/package-root.js';
import { version } from '../../base/version.js';
import { applySettings } from '../options/apply-settings.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { printTable } from '../reports/print-table.js';
import { serverAddress, type ServerAddress } from '../../client/server-address.js';
import { settingsFiles } from '../options/settings-file.js';
import { systemReason } from '../../client/system-reason.js';

interface DoctorOptions {
  readonly cacheDir?: string;
  readonly server?: string;
  readonly tokenFile?: string;
}

/** The result of a check; `needed` says whether Adjoinery can do without. */
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
    .option('--token-file <file>', 'file with the token for the server (default: $ADJOINERY_TOKEN_FILE)')
    .addHelpText('after', '\nExample:\n  adjoin doctor')
    .action(async (_options: object, command: Command) => {
      const settled = settings(command);
      const options = command.opts<DoctorOptions>();
      const findings = [
        node(),
        built(),
        settled,
        cache(options.cacheDir),
        await octave(),
        await server(options),
      ];
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

async function server(options: DoctorOptions): Promise<Finding> {
  const what = 'server';
  const needed = true;
  let address: ServerAddress | undefined;
  try {
    address = serverAddress(options);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return { what, ok: false, needed, says: error.message };
  }
  if (address === undefined) return { what, ok: false, needed: false, says: 'none configured' };
  const { url, token } = address;
  try {
    const found = await askVersion(url);
    if (found === undefined)
      return { what, ok: false, needed, says: `${url} does not answer like Adjoinery` };
    const status = await tryToken(url, token);
    const says = `${url} is Adjoinery ${found}`;
    if (status === 200) return { what, ok: true, needed, says };
    const reason = token === undefined ? 'asks for a token' : 'does not take the token';
    const isRefused = status === 401 || status === 403;
    return { what, ok: false, needed, says: `${says}, and ${isRefused ? reason : `answers ${status}`}` };
  } catch {
    return { what, ok: false, needed, says: `${url} does not answer` };
  }
}

/** The version of a server; undefined for one that is not ours. */
async function askVersion(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/version`, { signal: AbortSignal.timeout(5000) });
  const text = await response.text();
  try {
    const told: unknown = JSON.parse(text);
    return isRecord(told) && told['name'] === 'adjoinery' ? String(told['version']) : undefined;
  } catch {
    return undefined;
  }
}

/** The status with which the server answers a small program. */
async function tryToken(url: string, token: string | undefined): Promise<number> {
  const { status } = await fetch(`${url}/check`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: 'function y = f(x)\n  y = x;\nend\n',
    signal: AbortSignal.timeout(20_000),
  });
  return status;
}

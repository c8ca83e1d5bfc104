import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface OctaveOptions {
  /** Folders to put on Octave's path. */
  readonly folders?: readonly string[];
  /** When to give up, in milliseconds. */
  readonly timeout?: number;
  /** Variables of the environment beside those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a script in one Octave process and returns what it prints. Random numbers are the same every time. */
export async function runOctave(
  script: string,
  { folders = [], timeout = 0, environment = {} }: OctaveOptions = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'octave-'));
  try {
    const file = join(folder, 'octave_script.m');
    const setup = [
      ...folders.map((path) => `addpath('${path.replaceAll("'", "''")}');`),
      "warning('off', 'all'); rand('state', 1); randn('state', 1);",
      // Calls that builtins refuse would have their help formatted for the message, which takes a third of a second.
      "makeinfo_program('true');",
    ];
    writeFileSync(file, `1;\n${setup.join('\n')}\n${script}\n`);
    const { stdout } = await promisify(execFile)('octave-cli', ['--norc', '--quiet', file], {
      cwd: folder,
      env: { ...process.env, ...environment },
      maxBuffer: 1e8,
      timeout,
      killSignal: 'SIGKILL',
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

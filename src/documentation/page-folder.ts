import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { pageBlocks } from './page-blocks.js';

/** A folder in which the commands of a page run: it has the test programs, and the files that the page shows. */
export class PageFolder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'adjoinery-page-'));

  constructor(page: string) {
    symlinkSync(join(packageRoot, 'test'), join(this.#folder, 'test'));
    mkdirSync(join(this.#folder, 'out'));
    for (const { note, text } of pageBlocks(page)) {
      if (note?.kind === 'file') writeFileSync(join(this.#folder, note.value), text);
    }
  }

  /** Runs a command line; `adjoin` is that of the build. */
  run(command: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
    const start = join(packageRoot, 'dist', 'cli', 'start.js');
    const shell = `adjoin() { "${process.execPath}" "${start}" "$@"; }; ${command}`;
    const env = { ...process.env, XDG_CACHE_HOME: this.#folder, XDG_CONFIG_HOME: this.#folder };
    return new Promise((resolve) => {
      const options = { cwd: this.#folder, env, maxBuffer: 1 << 26 };
      execFile('bash', ['-c', shell], options, (_, stdout, stderr) => {
        resolve({ stdout, stderr });
      });
    });
  }

  /** The output of a command line on stdout; it must print something. */
  async print(command: string): Promise<string> {
    const { stdout, stderr } = await this.run(command);
    if (stdout === '') throw new Error(`${command} prints nothing: ${stderr}`);
    return stdout;
  }

  /** Runs a session of Octave, with the generated code on the path, and gives its output. */
  octave(statements: readonly string[]): string {
    const script = ["addpath('out');", ...statements].join('\n');
    const options = { cwd: this.#folder, encoding: 'utf8' } as const;
    return execFileSync('octave-cli', ['--no-init-file', '--eval', script], options);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

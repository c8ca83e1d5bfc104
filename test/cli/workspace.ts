import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How `adjoin` ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const main = fileURLToPath(new URL('../../dist/cli/start.js', import.meta.url));
const admproc = fileURLToPath(new URL('../../dist/admproc/admproc-main.js', import.meta.url));

/** A folder with files in which `adjoin` is run, with a cache of its own. */
export class Workspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'adjoin-test-'));

  /** No settings and answers of others. */
  readonly #folders = { ADJOINERY_CACHE_DIR: this.path('cache'), XDG_CONFIG_HOME: this.path('config') };

  write(name: string, content: string | Uint8Array): string {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
    return this.#spawn(process.execPath, [main, ...args], options);
  }

  /** Runs `adjoin-admproc`. */
  admproc(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
    return this.#spawn(process.execPath, [admproc, ...args], options);
  }

  /** A shell command in the folder, in which `$ADJOIN` runs `adjoin`. */
  shell(command: string): Promise<Ended> {
    return this.#spawn('bash', ['-c', command], { env: { ADJOIN: `${process.execPath} ${main}` } });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #spawn(program: string, args: readonly string[], { input = '', env = {} }: RunOptions): Promise<Ended> {
    const { ADJOINERY_SERVER: _server, ...inherited } = process.env;
    const child = spawn(program, args, {
      cwd: this.folder,
      env: { ...inherited, ...this.#folders, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    // The child need not read its input.
    child.stdin.on('error', () => undefined).end(input);
    return new Promise((resolve) => {
      child.on('close', (code) => {
        resolve({ code, stdout, stderr });
      });
    });
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serveFolder } from './eval-folders.js';
import { numbersOf, readNumberFile, writeNumberFile, type NumberFile } from './number-file.js';

/** A process of Octave with a session in it, and what waits for its answer. */
interface Running {
  readonly process: ChildProcess;
  settle: ((answer: string) => void) | undefined;
}

/** One Octave process, which calls functions one after the other. It is started when the first is called, and again if it has ended. */
export class OctaveSession {
  /** The folder of the session: functions in it are found, and numbers go through it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'gradbench-'));
  readonly #folders: readonly string[];
  #running: Running | undefined;

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  /** Has Octave call a function with an input and other arguments, and gives what it gives (see `answer_call.m`). */
  async call(name: string, input: unknown, ...others: readonly (string | number)[]): Promise<NumberFile> {
    writeNumberFile(join(this.folder, 'input'), numbersOf(input));
    const running = (this.#running ??= this.#start());
    const given = others.map((it) => (typeof it === 'number' ? String(it) : quoted(it)));
    const answer = await new Promise<string>((settle) => {
      running.settle = settle;
      running.process.stdin?.write(
        `answer_call(${[quoted(this.folder), `@${name}`, ...given].join(', ')});\n`,
      );
    });
    if (answer !== '@done') throw new Error(answer.replace(/^@failed /, ''));
    return readNumberFile(join(this.folder, 'output'));
  }

  end(): void {
    this.#running?.process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #start(): Running {
    // Octave reads statements from its standard input; it has no prompt there.
    const process = spawn('octave-cli', ['--norc', '--quiet'], {
      cwd: this.folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    process.stdin.on('error', () => undefined);
    process.stdin.write(this.#setup());
    const running: Running = { process, settle: undefined };
    const ended = (reason: string): void => {
      this.#running = undefined;
      running.settle?.(`@failed ${reason}`);
    };
    process.on('error', (error) => {
      ended(`Octave does not start: ${error.message}`);
    });
    process.on('close', (code, signal) => {
      ended(`Octave has ended (${signal ?? code ?? ''})`);
    });
    createInterface({ input: process.stdout }).on('line', (line) => {
      if (line.startsWith('@')) running.settle?.(line);
    });
    return running;
  }

  /** Statements before the first call. */
  #setup(): string {
    const folders = [...this.#folders, this.folder, serveFolder].map(quoted);
    return [
      "warning('off', 'all');",
      `addpath(${folders.join(', ')});`,
      // An array as large as this, once freed, makes the C library keep memory, instead of taking it anew for each call.
      'clear_me = ones(1, 2^21); clear clear_me\n',
    ].join(' ');
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

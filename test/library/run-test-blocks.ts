import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../../src/base/package-root.js';

/** The results of the test blocks of a file. */
export interface BlockResults {
  readonly passed: number;
  readonly total: number;
  /** The blocks that failed, with what Octave said. */
  readonly failures: ReadonlyMap<string, string>;
  /** Why the blocks could not be run. */
  readonly problem?: string;
}

/** When a file's blocks are given up, in milliseconds. */
const patience = 180_000;

/**
 * Runs the test blocks of files of a folder in Octave, without display. If `inFront`, the functions of the folder come
 * before Octave's own. A file that does not come to an end is left, and Octave started again for the others.
 */
export async function runTestBlocks(
  folder: string,
  paths: readonly string[],
  inFront: boolean,
): Promise<Map<string, BlockResults>> {
  const results = new Map<string, BlockResults>();
  while (results.size < paths.length) {
    const left = paths.slice(results.size);
    const found = await runOnce(folder, left, inFront);
    if (found.length === 0) throw new Error('Octave runs no test blocks');
    found.forEach((it, index) => results.set(left[index]!, it));
  }
  return results;
}

/** Results up to the end of the list or to the first file that stops Octave. */
async function runOnce(folder: string, paths: readonly string[], inFront: boolean): Promise<BlockResults[]> {
  const work = mkdtempSync(join(tmpdir(), 'blocks-'));
  try {
    const [home, logs, list] = ['home', 'logs', 'list'].map((it) => join(work, it)) as [
      string,
      string,
      string,
    ];
    mkdirSync(home);
    mkdirSync(logs);
    writeFileSync(list, paths.join('\n'));
    const script = [
      "state = warning('off', 'all');",
      `addpath(${[quoted(join(packageRoot, 'test', 'library')), ...(inFront ? [`genpath(${quoted(folder)})`] : [])].join(', ')});`,
      'warning(state);',
      `run_test_blocks(${[folder, list, logs].map(quoted).join(', ')});`,
    ];
    const { DISPLAY: _, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
    const octave = spawn('octave-cli', ['--norc', '--quiet', '--eval', script.join(' ')], {
      cwd: home,
      env: { ...rest, HOME: home },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const stop = (): void => void octave.kill('SIGKILL');
    let timer = setTimeout(stop, patience);
    const results: BlockResults[] = [];
    let begun = 0;
    for await (const line of createInterface(octave.stdout)) {
      const [, word, first, second, problem] = /^@(begin|end) (\d+)(?: (\d+))?(?: (.*))?$/.exec(line) ?? [];
      if (word === undefined) continue;
      clearTimeout(timer);
      timer = setTimeout(stop, patience);
      if (word === 'begin') {
        begun += 1;
        continue;
      }
      results.push({
        passed: Number(first),
        total: Number(second),
        failures: problem === undefined ? readFailures(join(logs, `${begun}.log`)) : new Map(),
        ...(problem !== undefined && { problem }),
      });
    }
    clearTimeout(timer);
    if (begun > results.length) {
      results.push({ passed: 0, total: 0, failures: new Map(), problem: 'Octave did not come to their end' });
    }
    return results;
  } finally {
    rmSync(work, { recursive: true });
  }
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", "''")}'`;
}

/** The blocks of a log of Octave's `test` that failed, but for those of which Octave knows that they do. */
function readFailures(log: string): Map<string, string> {
  const [, ...sections] = readFileSync(log, 'latin1').split(/^\*{5} /m);
  return new Map(
    sections.flatMap((section): [string, string][] => {
      const [block = '', said] = section.split(/^!{5} /m);
      return said === undefined ? [] : [[block.trim(), said.trim()]];
    }),
  );
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/package-root.js';

const paths = [
  join(packageRoot, 'src', 'runtime'),
  join(packageRoot, 'src', 'runtime', 'classic'),
  join(packageRoot, 'test', 'rules'),
];

/** Runs a script in one Octave process, with the runtime helpers on its path, and returns what it prints. */
export async function runOctave(script: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'adjoinery-'));
  try {
    const file = join(folder, 'test_script.m');
    const setup = [
      ...paths.map((path) => `addpath('${path}');`),
      "warning('off', 'all'); rand('state', 1); randn('state', 1);",
    ];
    writeFileSync(file, `1;\n${setup.join('\n')}\n${script}\n`);
    const { stdout } = await promisify(execFile)('octave-cli', ['--norc', '--quiet', file], {
      maxBuffer: 1e8,
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

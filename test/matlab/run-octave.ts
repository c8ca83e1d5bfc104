import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a script prints when Octave runs it. */
export function runOctave(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'octave-'));
  try {
    const file = join(folder, 'judged.m');
    writeFileSync(file, script);
    return execFileSync('octave-cli', ['--norc', '--quiet', file], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOctave } from '../base/run-octave.js';
import { packageRoot } from '../base/package-root.js';

/** A file that a script finds, by its name. */
export interface ScriptFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The C library gives what is freed back to the system after each call, and takes it again page by page, until an array
 * as large as this one has been freed: then a session keeps what it works with. Without this, a function that holds
 * some arrays of 80 KB takes twice its time.
 */
const freeLargeArray = 'clear_me = ones(1, 2^21); clear clear_me';

/**
 * Runs a script in Octave, with the tools for timing at hand, and gives the lines that it prints with `|` in them, cut
 * there.
 */
export async function rowsFromOctave(
  script: readonly string[],
  files: readonly ScriptFile[],
  folders: readonly string[] = [],
): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'adjoinery-bench-'));
  try {
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
    const tools = join(packageRoot, 'src', 'bench', 'octave');
    const said = await runOctave([freeLargeArray, ...script].join('\n'), {
      folders: [...folders, folder, tools],
      // One thread: with several, CPU time depends on the number of cores.
      environment: { OPENBLAS_NUM_THREADS: '1' },
    });
    return said
      .split('\n')
      .filter((line) => line.includes('|'))
      .map((line) => line.split('|'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

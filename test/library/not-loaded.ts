import { join } from 'node:path';
import { runOctave } from '../../src/octave/run-octave.js';

/** Those of the files of a folder that Octave cannot read as programs. */
export async function notLoaded(folder: string, paths: readonly string[]): Promise<string[]> {
  const checks = paths.map((path, index) => {
    const file = `'${join(folder, path).replaceAll("'", "''")}'`;
    return `try, __parse_file__(${file}); catch, printf('@not %d\\n', ${index}); end`;
  });
  const printed = await runOctave([...checks, "printf('@end\\n');"].join('\n'));
  if (!printed.endsWith('@end\n')) throw new Error('Octave did not come to the end');
  return [...printed.matchAll(/^@not (\d+)$/gm)].map((it) => paths[Number(it[1])]!);
}

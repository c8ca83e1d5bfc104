import { dirname, join } from 'node:path';
import { runOctave } from '../../src/base/run-octave.js';

/** Those of the files of a folder that Octave cannot read as programs, even where what is beside them is found. */
export async function notLoaded(folder: string, paths: readonly string[]): Promise<string[]> {
  const quoted = (path: string): string => `'${join(folder, path).replaceAll("'", "''")}'`;
  const folders = new Set(paths.map(dirname).filter((it) => !/(?:^|\/)(?:private|[@+])/.test(it)));
  const checks = paths.map(
    (path, index) => `try, __parse_file__(${quoted(path)}); catch, printf('@not %d\\n', ${index}); end`,
  );
  const script = [
    ...[...folders].map((it) => `addpath(${quoted(it)}, '-end');`),
    ...checks,
    "printf('@end\\n');",
  ];
  const printed = await runOctave(script.join('\n'));
  if (!printed.endsWith('@end\n')) throw new Error('Octave did not come to the end');
  return [...printed.matchAll(/^@not (\d+)$/gm)].map((it) => paths[Number(it[1])]!);
}

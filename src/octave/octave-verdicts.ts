import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOctave } from '../base/run-octave.js';

/** The verdict of Octave on each of some files: empty if it can be parsed, otherwise its message. */
export async function octaveVerdicts(files: readonly Uint8Array[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  try {
    files.forEach((it, index) => {
      writeFileSync(join(folder, `v${index}.m`), it);
    });
    const verdicts: string[] = [];
    while (verdicts.length < files.length) {
      for (const line of await ask(folder, verdicts.length, files.length)) verdicts.push(line);
      // The file behind the last answer has ended Octave.
      if (verdicts.length < files.length) verdicts.push('crash');
    }
    return verdicts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function ask(folder: string, first: number, count: number): Promise<string[]> {
  const said = join(folder, 'said');
  const script = [
    `said = fopen('${said}', 'w');`,
    `for k = ${first}:${count - 1}`,
    '  message = "";',
    `  try __parse_file__(sprintf('${folder}/v%d.m', k)); catch err, message = err.message; end`,
    '  message(message == 13 | message == 10) = "\\t";',
    '  fprintf(said, "%s\\n", message); fflush(said);',
    'end',
  ];
  await runOctave(script.join('\n'), { timeout: 20_000 + 200 * (count - first) }).catch(() => '');
  return readFileSync(said, 'latin1').split('\n').slice(0, -1);
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runOctave } from '../base/run-octave.js';

/** The paths of the functions that Octave is installed with, sorted. */
export async function libraryFiles(): Promise<string[]> {
  const folder = (await runOctave("disp(__octave_config_info__('fcnfiledir'))")).trim();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.m'))
    .sort()
    .map((it) => join(folder, it));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostic/diagnostic.js';
import type { GeneratedFile } from '../../contract/answer.js';
import { systemReason } from '../../client/system-reason.js';

/**
 * Which files in a folder are not byte for byte what is generated now; but for the ends of lines, which version control
 * makes those of Windows.
 */
export function checkGenerated(files: readonly GeneratedFile[], folder: string): Diagnostic[] {
  return files.flatMap(({ name, text }) => {
    const file = join(folder, name);
    try {
      const present = Buffer.from(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1');
      if (present.equals(Buffer.from(text))) return [];
      const line = firstDifference(present.toString(), text);
      return [diagnostic('E604', { file, line, column: 1 }, { state: 'is stale' })];
    } catch (error) {
      return [
        diagnostic('E604', { file, line: 1, column: 1 }, { state: `is missing: ${systemReason(error)}` }),
      ];
    }
  });
}

function firstDifference(present: string, wanted: string): number {
  const lines = wanted.split('\n');
  const different = present.split('\n').findIndex((line, index) => line !== lines[index]);
  return different < 0 ? lines.length : different + 1;
}

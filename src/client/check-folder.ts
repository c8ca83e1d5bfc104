import { accessSync, constants, statSync } from 'node:fs';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { systemReason } from './system-reason.js';

/** The objection to looking for files in a folder. */
export function checkFolder(path: string): Diagnostic[] {
  const warn = (reason: string): Diagnostic[] => [
    diagnostic('W601', { file: path, line: 1, column: 1 }, { reason }),
  ];
  try {
    if (!statSync(path).isDirectory()) return warn('it is no folder');
    accessSync(path, constants.X_OK);
    return [];
  } catch (error) {
    return warn(systemReason(error));
  }
}

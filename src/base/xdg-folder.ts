import { isAbsolute } from 'node:path';

/** The folder that a variable of the XDG Base Directory Specification names, which has relative paths ignored. */
export function xdgFolder(variable: `XDG_${string}_HOME`): string | undefined {
  const folder = process.env[variable];
  return folder !== undefined && isAbsolute(folder) ? folder : undefined;
}

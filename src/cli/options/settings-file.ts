import { closest } from 'fastest-levenshtein';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isRecord } from '../../base/is-record.js';
import { xdgFolder } from '../../base/xdg-folder.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { systemReason } from '../../client/system-reason.js';

/** The settings of a file for options of the command line: texts for each, as they would be given there. */
export type Settings = ReadonlyMap<string, readonly string[]>;

/** How the value of a setting is written in a file. */
type Kind = 'text' | 'number' | 'names' | 'path' | 'paths' | 'pairs';

const ofProjects: ReadonlyMap<string, Kind> = new Map([
  ['mode', 'text'],
  ['independents', 'names'],
  ['dependents', 'names'],
  ['nargin', 'number'],
  ['handle', 'pairs'],
  ['shapes', 'text'],
  ['style', 'text'],
  ['target', 'text'],
  ['rules', 'paths'],
  ['set', 'pairs'],
  ['include', 'paths'],
  ['output', 'path'],
  ['format', 'text'],
  ['jobs', 'number'],
]);

/** Whoever writes the file of a project must not have others' programs and tokens sent to a server of theirs. */
const ofUsers: ReadonlyMap<string, Kind> = new Map([
  ...ofProjects,
  ['server', 'text'],
  ['token-file', 'path'],
  ['timeout', 'number'],
  ['cache-dir', 'path'],
]);

/** A file of settings, and what may stand in it. */
export interface SettingsFile {
  readonly path: string;
  readonly known: ReadonlyMap<string, Kind>;
}

/** The files of settings that there are, those that count less first: that of the user, that of the project. */
export function settingsFiles(): SettingsFile[] {
  const user = { path: userFile(), known: ofUsers };
  const project = { path: projectFile(process.cwd()), known: ofProjects };
  return [user, project].filter((it): it is SettingsFile => it.path !== undefined && existsSync(it.path));
}

/** Reads a file of settings. Paths in it are meant from its folder. */
export function readSettings({ path, known }: SettingsFile): Settings {
  const fail = (reason: string): never => {
    throw new CommandFailure(`${path}: ${reason}`, exitCodes.usage);
  };
  let read: unknown;
  try {
    // Editors of Windows begin a file with a mark, which is none of JSON.
    read = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    fail(error instanceof SyntaxError ? error.message : systemReason(error));
  }
  if (!isRecord(read)) return fail('it must be an object of settings');
  const settings = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(read)) {
    if (name === '$schema') continue;
    const kind = known.get(name);
    if (kind === undefined) {
      return fail(
        ofUsers.has(name)
          ? `'${name}' is a setting of users, not of projects: put it into ${userFile()}`
          : `there is no setting '${name}': is it '${closest(name, [...known.keys()])}'?`,
      );
    }
    settings.set(name, textsOf(value, kind, dirname(path)) ?? fail(`'${name}' must be ${wanted[kind]}`));
  }
  return settings;
}

const wanted: Readonly<Record<Kind, string>> = {
  text: 'a text',
  number: 'a number',
  names: 'a list of names',
  path: 'a path',
  paths: 'a list of paths',
  pairs: 'an object of texts',
};

/** The texts that stand for a value on the command line; undefined for a value of another kind. */
function textsOf(value: unknown, kind: Kind, folder: string): readonly string[] | undefined {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? [value] : undefined;
    case 'number':
      return typeof value === 'number' ? [String(value)] : undefined;
    case 'names':
      return isTexts(value) ? [value.join(',')] : undefined;
    case 'path':
      return typeof value === 'string' ? [fromHere(folder, value)] : undefined;
    case 'paths':
      return isTexts(value) ? value.map((it) => fromHere(folder, it)) : undefined;
    case 'pairs':
      return isRecord(value) && isTexts(Object.values(value))
        ? Object.entries(value).map(([name, it]) => `${name}=${String(it)}`)
        : undefined;
  }
}

function fromHere(folder: string, path: string): string {
  return isAbsolute(path) ? path : relative(process.cwd(), resolve(folder, path)) || '.';
}

/** The next `adjoinery.json` in a folder or one around it. */
function projectFile(folder: string): string | undefined {
  const path = join(folder, 'adjoinery.json');
  if (existsSync(path)) return path;
  const around = dirname(folder);
  return around === folder ? undefined : projectFile(around);
}

function userFile(): string {
  const roaming = process.platform === 'win32' ? process.env['APPDATA'] : undefined;
  const folder = xdgFolder('XDG_CONFIG_HOME') ?? roaming ?? join(homedir(), '.config');
  return join(folder, 'adjoinery', 'config.json');
}

function isTexts(it: unknown): it is readonly string[] {
  return Array.isArray(it) && it.every((one) => typeof one === 'string');
}

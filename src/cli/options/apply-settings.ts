import { InvalidArgumentError, type Command, type Option } from 'commander';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { readSettings, settingsFiles } from './settings-file.js';

/** The environment counts more than files. */
const variables: Readonly<Record<string, string>> = {
  server: 'ADJOINERY_SERVER',
  'token-file': 'ADJOINERY_TOKEN_FILE',
  'cache-dir': 'ADJOINERY_CACHE_DIR',
};

/** Gives the options of a command that nobody has given the values that the files of settings have for them. */
export function applySettings(command: Command): void {
  const given = new Set(command.options.filter((it) => isGiven(command, it)).map((it) => it.attributeName()));
  for (const file of settingsFiles()) {
    for (const [name, texts] of readSettings(file)) {
      const option = command.options.find((it) => it.long === `--${name}`);
      if (option === undefined || given.has(option.attributeName())) continue;
      try {
        command.setOptionValueWithSource(option.attributeName(), valueOf(option, texts), 'config');
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        throw new CommandFailure(`${file.path}: '${name}': ${error.message}`, exitCodes.usage);
      }
    }
  }
}

function isGiven(command: Command, option: Option): boolean {
  const variable = variables[option.name()];
  return (
    command.getOptionValueSource(option.attributeName()) === 'cli' ||
    (variable !== undefined && (process.env[variable] ?? '') !== '')
  );
}

/** The value that the option makes of texts; a list that is empty is none. */
function valueOf(option: Option, texts: readonly string[]): unknown {
  const { parseArg } = option;
  if (parseArg === undefined) return texts[0];
  return texts.reduce<unknown>((known, text) => parseArg(text, known as never), undefined);
}

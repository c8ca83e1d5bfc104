import { InvalidArgumentError } from 'commander';
import {
  allowedValues,
  checkOptions,
  isSwitch,
  nearestOption,
  respellOption,
} from '../../contract/options.js';

/** Adds `option=value` to the options of the transformation; `option` alone stands for `option=yes`. */
export function collectOption(
  text: string,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = text.indexOf('=');
  if (at === 0 || text === '') throw new InvalidArgumentError('Give it as option=value.');
  const [name, value] =
    at < 0 ? respellOption(text, 'yes') : respellOption(text.slice(0, at), text.slice(at + 1));
  const { unknown, invalid } = checkOptions({ [name]: value });
  if (unknown.length > 0) {
    throw new InvalidArgumentError(
      `Did you mean '${nearestOption(name)}'? 'adjoin options' lists all options.`,
    );
  }
  for (const it of invalid) throw new InvalidArgumentError(`It takes ${allowedValues(it)}.`);
  if (at < 0 && !isSwitch(name)) throw new InvalidArgumentError(`Give it as ${name}=value.`);
  return { ...known, [name]: value };
}

import { InvalidArgumentError } from 'commander';
import { checkOptions, optionTable } from '../pipeline/options.js';

/** Adds `option=value` to the options of the transformation. */
export function collectOption(
  text: string,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Give it as option=value.');
  const given = { [text.slice(0, at)]: text.slice(at + 1) };
  const { unknown, invalid } = checkOptions(given);
  if (unknown.length > 0) {
    throw new InvalidArgumentError(`The options are: ${optionTable.map((it) => it.name).join(', ')}.`);
  }
  for (const { allowed } of invalid) {
    const what = allowed instanceof RegExp ? `what matches ${allowed.source}` : allowed.join(' or ');
    throw new InvalidArgumentError(`It takes ${what}.`);
  }
  return { ...known, ...given };
}

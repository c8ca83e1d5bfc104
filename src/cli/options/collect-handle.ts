import { InvalidArgumentError } from 'commander';
import { isGivenHandle } from '../../program/given-handles.js';

/** Adds `name=@function` to the handles that the caller of a function gives. */
export function collectHandle(
  text: string,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = text.indexOf('=');
  const [name, handle] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
  if (!isGivenHandle(name, handle))
    throw new InvalidArgumentError("Give it as name=@function, or 'name=@(t) function(t, 2)'.");
  if (Object.hasOwn(known, name)) throw new InvalidArgumentError(`'${name}' is given twice.`);
  return { ...known, [name]: handle };
}

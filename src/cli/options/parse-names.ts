import { InvalidArgumentError } from 'commander';

/** `x,y` as names. */
export function parseNames(text: string): string[] {
  const names = text.split(',').map((it) => it.trim());
  const wrong = names.find((it) => !/^[A-Za-z_]\w*$/.test(it));
  if (wrong !== undefined) throw new InvalidArgumentError(`'${wrong}' is no name. Give names as x,y.`);
  return names;
}

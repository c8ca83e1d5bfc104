import { InvalidArgumentError } from 'commander';

/** Reads a number of bytes: `50M`, `1.5G`, or plainly. */
export function parseSize(text: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([KMG]?)(?:i?B)?$/i.exec(text) ?? [];
  if (number === '') throw new InvalidArgumentError('Give it as 50M.');
  return Math.floor(Number(number) * 1024 ** ['', 'K', 'M', 'G'].indexOf(unit.toUpperCase()));
}

/** Reads a number of bytes within limits. */
export function sizeBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const size = parseSize(text);
    if (size >= least && size <= most) return size;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}, or as 50M.`);
  };
}

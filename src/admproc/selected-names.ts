import type { Signature } from '../matlab/signatures-in.js';
import { AdimatRefusal } from './adimat-refusal.js';

/** The choice that ADiMat's drivers make of a function's parameters or outputs. */
const lists = {
  parameters: { what: 'parameter', variable: 'varargin' },
  outputs: { what: 'output', variable: 'varargout' },
} as const;

/**
 * The names in a list of ADiMat's: of numbers from 1, of names, or of both, with a comma behind the last or without;
 * undefined for an empty list, which stands for all.
 */
export function selectedNames(
  list: string,
  which: keyof typeof lists,
  signature: Signature | undefined,
): string[] | undefined {
  const items = list.split(',').map((it) => it.trim());
  const given = items.filter((it) => it !== '');
  if (given.length === 0) return undefined;
  const names = given.map((it) => (/^\d+$/.test(it) ? nameAt(Number(it), which, signature) : checkName(it)));
  const twice = names.find((it, index) => names.indexOf(it) < index);
  if (twice !== undefined) throw new AdimatRefusal(`'${twice}' stands twice in the list '${list}'`);
  return names;
}

function nameAt(position: number, which: keyof typeof lists, signature: Signature | undefined): string {
  const { what, variable } = lists[which];
  // Without a function there are other errors, which say more.
  if (signature === undefined) return `${what}${position}`;
  const all = signature[which];
  const name = all[position - 1];
  if (all.at(-1) === variable && position >= all.length) {
    throw new AdimatRefusal(
      `${what} ${position} of '${signature.name}' is one of ${variable}, which can be chosen as a whole only, by its name`,
    );
  }
  if (name === undefined) {
    throw new AdimatRefusal(`'${signature.name}' has no ${what} ${position}: it has ${all.length}`);
  }
  if (name === '') throw new AdimatRefusal(`${what} ${position} of '${signature.name}' has no name`);
  return name;
}

function checkName(name: string): string {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new AdimatRefusal(`'${name}' is no name and no number`);
  return name;
}

/** An option of the transformation: its default, the values that it may have, and what it does. */
export interface OptionEntry {
  readonly name: string;
  readonly value: string;
  /** The values allowed, or a pattern that they match. */
  readonly allowed: readonly string[] | RegExp;
  readonly says: string;
}

const identifierStart = /^[A-Za-z][A-Za-z0-9_]*$/;

/** All options of the transformation. Stylesheets take them as parameters of the same names. */
export const optionTable: readonly OptionEntry[] = [
  {
    name: 'style',
    value: 'fast',
    allowed: ['fast', 'classic'],
    says: 'local tapes and inline code, or the stack and the helpers of ADiMat',
  },
  {
    name: 'runtime',
    value: 'embed',
    allowed: ['embed', 'path'],
    says: 'put the helpers that are called into the generated file, or expect them on the path (adjoin runtime)',
  },
  {
    name: 'output-mode',
    value: 'plain',
    allowed: ['plain', 'split-all'],
    says: 'the adjoint alone, or its two sweeps as functions in files of their own too: one recording, many reverse sweeps',
  },
  {
    name: 'rev-prefix',
    value: 'a_',
    allowed: identifierStart,
    says: 'prefix of adjoint functions and variables',
  },
  { name: 'rec-prefix', value: 'rec_', allowed: identifierStart, says: 'prefix of recording functions' },
  { name: 'ret-prefix', value: 'ret_', allowed: identifierStart, says: 'prefix of returning functions' },
  {
    name: 'tmp-prefix',
    value: 'tmp',
    allowed: /^(?:[A-Za-z][A-Za-z0-9_]*)?$/,
    says: 'prefix of temporaries in classic style; may be empty',
  },
  {
    name: 'push',
    value: 'adimat_push',
    allowed: identifierStart,
    says: 'function that puts values on the stack in classic style',
  },
  {
    name: 'pop',
    value: 'adimat_pop',
    allowed: identifierStart,
    says: 'function that takes a value from the stack in classic style',
  },
  {
    name: 'wrappers',
    value: 'yes',
    allowed: ['yes', 'no'],
    says:
      'no: classic style without the helpers that undo changes of shape, for reading; ' +
      'wrong where operands are expanded',
  },
];

/** Options by name, with defaults for those that are not given. */
export type Options = Readonly<Record<string, string>>;

/** The names of given options that do not exist, and those whose value is not allowed. */
export function checkOptions(given: Options): { unknown: string[]; invalid: OptionEntry[] } {
  const known = new Map(optionTable.map((it) => [it.name, it]));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  const invalid = optionTable.filter((it) => {
    const value = given[it.name];
    if (value === undefined) return false;
    return it.allowed instanceof RegExp ? !it.allowed.test(value) : !it.allowed.includes(value);
  });
  return { unknown, invalid };
}

/** All options, with defaults for those that are not given. */
export function completeOptions(given: Options): Options {
  return { ...Object.fromEntries(optionTable.map((it) => [it.name, it.value])), ...given };
}

/** Options that name what must not have one name: with equal values, two functions would. */
const distinct: readonly (readonly string[])[] = [
  ['rev-prefix', 'rec-prefix', 'ret-prefix'],
  ['push', 'pop'],
];

/** An option whose value is that of another from which it must differ. */
export interface OptionClash {
  readonly name: string;
  readonly value: string;
  readonly other: string;
}

/** The given options whose values must not be those of others, given or not. */
export function findOptionClashes(given: Options): OptionClash[] {
  const complete = completeOptions(given);
  return distinct.flatMap((names) =>
    names.flatMap((name, index) => {
      const value = given[name];
      if (value === undefined) return [];
      // Of two that are given, the first is to blame for nothing.
      const other = names.find(
        (it, at) => it !== name && complete[it] === value && (at < index || given[it] === undefined),
      );
      return other === undefined ? [] : [{ name, value, other }];
    }),
  );
}

import { closest } from 'fastest-levenshtein';
import { optionTable, type OptionEntry } from './option-table.js';

/** Options by name, with defaults for those that are not given. */
export type Options = Readonly<Record<string, string>>;

const known = new Map(optionTable.map((it) => [it.name, it]));
const switched: Readonly<Record<string, string>> = { '1': 'yes', true: 'yes', '0': 'no', false: 'no' };

/**
 * An option as ADiMat lets write it, in our spelling: `allowArrayGrowth`, 1 and 0, and `no` before the name for the
 * contrary (twice for the contrary of that).
 */
export function respellOption(name: string, value: string): readonly [string, string] {
  const dashed = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const entry = known.get(dashed);
  if (entry !== undefined) {
    const meant = switched[value];
    return [dashed, meant !== undefined && isSwitch(dashed) && !isAllowed(entry, value) ? meant : value];
  }
  const plain = /^no-?(.+)$/.exec(dashed)?.[1];
  if (plain === undefined) return [name, value];
  const [found, foundValue] = respellOption(plain, value);
  const contrary = { yes: 'no', no: 'yes' }[foundValue];
  const isKnown = contrary !== undefined && isSwitch(found);
  return isKnown ? [found, contrary] : [name, value];
}

/** Options in our spelling. */
export function respellOptions(given: Options): Options {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => respellOption(name, value)));
}

/** Whether an option is one of those that are on or off. */
export function isSwitch(name: string): boolean {
  const allowed = known.get(name)?.allowed;
  return Array.isArray(allowed) && allowed.includes('yes');
}

function isAllowed({ allowed }: OptionEntry, value: string): boolean {
  if (!('pattern' in allowed)) return allowed.includes(value);
  return value.length <= allowed.most && allowed.pattern.test(value);
}

/** The names of given options that do not exist, and those whose value is not allowed. */
export function checkOptions(given: Options): { unknown: string[]; invalid: OptionEntry[] } {
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  const invalid = optionTable.filter((it) => {
    const value = given[it.name];
    return value !== undefined && !isAllowed(it, value);
  });
  return { unknown, invalid };
}

/** The given options whose values are allowed. */
export function validOptions(given: Options): Options {
  const invalid = new Set(checkOptions(given).invalid.map((it) => it.name));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !invalid.has(name)));
}

/** The replacement of a value that is not allowed. */
export function wantedValue(entry: OptionEntry, value: string): string {
  const { allowed } = entry;
  const isLong = 'pattern' in allowed && value.length > allowed.most;
  return `${allowedValues(entry)}${isLong ? `, of at most ${allowed.most} characters` : ''}`;
}

/** The given options that do nothing, as they are for another style, or for another mode. */
export function idleOptions(given: Options, mode: string): { style: OptionEntry[]; mode: OptionEntry[] } {
  const { style } = completeOptions(given);
  const known = optionTable.filter((it) => given[it.name] !== undefined);
  const isForOtherMode = (it: OptionEntry): boolean =>
    (it.style === undefined ? it.mode : 'reverse') === (mode === 'forward' ? 'reverse' : 'forward');
  return {
    style: known.filter((it) => !isForOtherMode(it) && it.style !== undefined && it.style !== style),
    mode: known.filter(isForOtherMode),
  };
}

/** The values that an option may have, in words. */
export function allowedValues({ allowed }: OptionEntry): string {
  return 'pattern' in allowed ? allowed.says : allowed.join(' or ');
}

/** The option whose name is most like a name. */
export function nearestOption(name: string): string {
  return closest(
    name,
    optionTable.map((it) => it.name),
  );
}

const defaults: Options = Object.fromEntries(optionTable.map((it) => [it.name, it.value]));
const implying = optionTable.filter((it) => it.implies !== undefined);

/** All options, with defaults for those that are not given. */
export function completeOptions(given: Options): Options {
  const implied = implying.map((it) => it.implies?.[given[it.name] ?? it.value] ?? {});
  return Object.assign({}, defaults, ...implied, given) as Options;
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

import { Dice } from './dice.js';
import { randomFunction, recursiveFunction, type RandomFunction } from './random-function.js';
import type { ArraySize, KnownFunction } from './random-scope.js';
import { askingFunctions } from './asking-functions.js';
import { randomArgument } from './random-argument.js';
import { randomSize } from './random-size.js';
import { tellShapes, type GivenSizes } from './tell-shapes.js';
import { variadicFunction } from './variadic-function.js';
import { statefulFunction, type StatefulFunction } from './stateful-function.js';

/** A program, and where and by what to differentiate it. */
export interface RandomProgram {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  readonly independents: readonly string[];
  readonly dependents: readonly string[];
  /** Lists of arguments. */
  readonly points: readonly string[];
  /** The shapes that the request tells. */
  readonly shapes?: string;
  /** Lists of arguments that do not have these shapes. */
  readonly misfits?: readonly string[];
  /** The kinds of its statements. */
  readonly constructs: ReadonlySet<string>;
}

/**
 * How large random programs are: of small ones, which have few statements and functions, many can be tried; those of
 * loops are a mixed loop and little besides; half of the statements of those of idioms are such.
 */
export type ProgramScale = 'full' | 'small' | 'loop' | 'idiom';

/** The numbers of other functions and of statements, each among some. */
const scales: Readonly<Record<ProgramScale, Readonly<Record<'called' | 'statements', readonly number[]>>>> = {
  full: { called: [0, 0, 1, 1, 2], statements: [2, 3, 4, 5, 6, 7] },
  small: { called: [0, 0, 0, 1], statements: [1, 2] },
  loop: { called: [0, 0, 0, 1], statements: [0, 0, 1] },
  idiom: { called: [0, 0, 0, 1], statements: [2, 3, 4] },
};

/** The random program of a seed; with `tellsShapes`, the same one whose request tells shapes. */
export function randomProgram(
  seed: number,
  scale: ProgramScale = 'full',
  tellsShapes = false,
): RandomProgram {
  const dice = new Dice(seed);
  const name = `${scale === 'full' ? 'fuzz' : scale}${seed}`;
  const { called: counts, statements } = scales[scale];
  const called: RandomFunction[] = [];
  const known = (): KnownFunction[] => called.map((it) => it.known);
  // Dice of its own: the other programs stay what they are.
  const stateDice = new Dice(seed + 1e9);
  const stateful = stateDice.oneIn(4) ? statefulFunction(stateDice, randomSize(stateDice)) : undefined;
  if (stateful !== undefined && !stateful.isNested) called.push(stateful);
  if (dice.oneIn(4)) called.push(recursiveFunction(dice, [], randomSize(dice)));
  for (let count = dice.pick(counts); count > 0; count -= 1) {
    called.push(
      randomFunction(dice, known(), {
        name: `part${count}`,
        parameters: dice.times(dice.between(1, 3), () => randomSize(dice)),
        outputs: dice.times(dice.between(1, 2), () => randomSize(dice)),
        statements: dice.between(0, 3),
        hasDefault: dice.oneIn(5),
        hasIdioms: scale === 'idiom',
      }),
    );
  }
  const listDice = new Dice(seed + 2e9);
  const inner = called.find((it) => it.known.isStateful !== true);
  if (inner !== undefined && listDice.oneIn(3)) called.push(variadicFunction(listDice, inner.known));
  const sizes = dice.times(dice.between(1, 4), () => randomSize(dice));
  const counted = dice.oneIn(3);
  const nested = stateful?.isNested === true ? [stateful.known] : [];
  const written = randomFunction(dice, [...known(), ...nested], {
    name,
    parameters: sizes,
    outputs: dice.times(dice.between(1, 3), () => randomSize(dice)),
    statements: dice.pick(statements),
    hasMixedLoop: scale === 'loop',
    hasIdioms: scale === 'idiom',
    ...(counted ? { count: 'number' } : {}),
  });
  const entry = stateful === undefined ? written : withState(written, stateful);
  const functions = [entry, ...(dice.oneIn(10) ? called : reached(entry, called))];
  const pointOf = (all: Iterable<ArraySize>, by: Dice): string =>
    [...Array.from(all, (size) => randomArgument(by, size)), ...(counted ? ['2'] : [])].join(', ');
  const some = (names: readonly string[]): string[] => {
    const chosen = names.filter(() => !dice.oneIn(3));
    return chosen.length === 0 ? [names[0]!] : chosen;
  };
  const program = {
    name,
    text: withAsking(functions.map((it) => it.text).join('\n')),
    parameters: entry.parameters,
    outputs: entry.outputs,
    independents: some(entry.parameters.slice(0, sizes.length)),
    dependents: some(entry.outputs),
    points: dice.times(2, () => pointOf(sizes, dice)),
    constructs: new Set(functions.flatMap((it) => [...(it.constructs ?? [])])),
  };
  if (!tellsShapes) return program;
  const shapeDice = new Dice(seed + 3e9);
  const told = tellShapes(shapeDice, new Map(sizes.map((size, index) => [entry.parameters[index]!, size])));
  const pointsOf = (all: readonly GivenSizes[]): string[] => all.map((it) => pointOf(it.values(), shapeDice));
  return {
    ...program,
    shapes: told.shapes,
    points: [...program.points, ...pointsOf(told.fitting)],
    misfits: pointsOf(told.misfits),
  };
}

/** The entry with what the state begins with, if it uses it, and with a function that is nested in it. */
function withState(entry: RandomFunction, stateful: StatefulFunction): RandomFunction {
  const [head = '', ...body] = entry.text.trimEnd().split('\n');
  const nested = stateful.isNested ? stateful.text.trimEnd().split('\n') : [];
  const lines = [...stateful.beginning, ...nested].map((it) => `  ${it}`);
  const beginning = lines.slice(0, stateful.beginning.length);
  const inside = lines.slice(stateful.beginning.length);
  const constructs = new Set([...(entry.constructs ?? []), ...(stateful.constructs ?? [])]);
  const text = [head, ...beginning, ...body.slice(0, -1), ...inside, 'end', ''].join('\n');
  return { ...entry, text, constructs };
}

function withAsking(text: string): string {
  return /fuzz_(?:asked|mode|pair)/.test(text) ? `${text}\n${askingFunctions}` : text;
}

/** Those of the functions that a function leads to. */
function reached(entry: RandomFunction, all: readonly RandomFunction[]): RandomFunction[] {
  const found = new Set([entry]);
  for (const one of found) {
    for (const other of all)
      if (new RegExp(`\\b${other.known.name}\\(|[@']${other.known.name}\\b`).test(one.text)) found.add(other);
  }
  return all.filter((it) => found.has(it));
}

import type { Idiom, IdiomParts } from './idiom.js';

/** Idioms of published programs: options, branches that nobody takes and that cannot be differentiated, handles in structures. */
export const codeIdioms: Readonly<Record<string, (parts: IdiomParts) => Idiom>> = {
  'branches that are not taken': ({ own, scalar, dice }) => {
    const y = own('y');
    const refused = dice.pick([
      `${y} = fuzz_toolbox(${y});`,
      `eval('${y} = 3;');`,
      'fuzz_script',
      `${y} = ${y} * int32(2);`,
      `${y} = schur(${y});`,
      `${y} = ${y} + inputname(1);`,
    ]);
    const [head, end] = dice.pick([
      ['if rand > 2', 'end'],
      ['switch fix(rand), case 7', 'end'],
      [`for ${own('k')} = 1:fix(rand)`, 'end'],
      ['try, if rand > 2', `end, catch, ${y} = 7 * ${y}; end`],
    ] as const);
    return { lines: [`${y} = ${scalar()};`, head, `  ${refused}`, end], result: y };
  },
  'modes and options': ({ scalar, dice }) => ({
    lines: [],
    result: `fuzz_mode(${scalar()}, ${dice.pick([`'square'`, `'other'`, `'square', 'rate', 3`, `'other', 'rate', ${scalar()}`])})`,
  }),
  'fields of structures that hold functions': ({ own, scalar, dice }) => {
    const [s, a, b] = [own('s'), own('a'), own('b')];
    return {
      lines: [
        `${s} = struct('p', []);`,
        `${s}.fun = ${dice.pick(['@fuzz_pair', '@(u) fuzz_pair(2 * u)'])};`,
        dice.pick([
          `[${a}, ${b}] = ${s}.fun(${scalar()});`,
          `${a} = ${s}.fun(${scalar()}); ${b} = isempty(${s}.p);`,
        ]),
      ],
      result: `${a} * 2 + ${b}`,
    };
  },
};

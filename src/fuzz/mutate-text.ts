import { Dice } from './dice.js';

const token =
  /[A-Za-z_]\w*|\d+(?:\.\d*)?|[%#][^\n]*|'[^'\n]*'|"[^"\n]*"|[-+*/\\^<>=&|~!]{1,2}|\.{1,3}|\r?\n|[ \t]+|[^]/g;

/** The fragments that programs are made of and errors are made with, from both languages. */
const vocabulary: readonly string[] = [
  ...[
    'function',
    'end',
    'endfunction',
    'if',
    'elseif',
    'else',
    'endif',
    'while',
    'endwhile',
    'for',
    'endfor',
  ],
  ...['parfor', 'do', 'until', 'switch', 'case', 'otherwise', 'endswitch', 'break', 'continue', 'return'],
  ...['try', 'catch', 'end_try_catch', 'unwind_protect', 'unwind_protect_cleanup', 'end_unwind_protect'],
  ...['global', 'persistent', 'classdef', 'methods', 'arguments', 'hold on', 'x', 'varargin', 'nargin', 'i'],
  ...['+', '-', '*', '/', '\\', '^', '.*', './', '.^', '.\\', '**', '++', '--', '+=', '-=', '*=', '^=', '|='],
  ...[
    '==',
    '~=',
    '!=',
    '<',
    '>',
    '<=',
    '>=',
    '&',
    '|',
    '&&',
    '||',
    '~',
    '!',
    "'",
    ".'",
    '"',
    '=',
    ':',
    '...',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ';',
    '.',
    '@',
    '?',
    '$',
    '`',
    '\n',
    '\r\n',
    '\r',
    ' ',
    '\t',
    '%',
    '#',
  ],
  ...[
    '\n%{\n',
    '\n%}\n',
    '\\\n',
    '...\n',
    '1',
    '1e3',
    '0x1F',
    '1i',
    '.5',
    '1.',
    '1e',
    '0b102',
    "'a'",
    '"b\\n"',
  ],
  ...[
    '[]',
    '{}',
    '()',
    '@(x) x',
    '@sin',
    '[~, i] =',
    'x(end)',
    'x{:}',
    'x.(y)',
    'a.b',
    "x'",
    'y = 1',
    ':, :',
  ],
];

/** Bytes that mean something, or should mean nothing. */
const bytes: readonly (readonly number[])[] = [
  ...[0, 1, 7, 8, 9, 10, 11, 12, 13, 26, 27, 32, 34, 35, 37, 39, 40, 41, 46, 59, 64, 91, 92, 93, 123].map(
    (it) => [it],
  ),
  ...[125, 127, 0x80, 0xa0, 0xc3, 0xe9, 0xff].map((it) => [it]),
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xc3, 0xa9],
  [0xe2, 0x80, 0xa8],
  [0xed, 0xa0, 0x80],
  [0xf0, 0x9f, 0x98, 0x80],
];

const mostRepetitions = 3000;

/** A file of the corpus with one to four changes of its tokens, lines or bytes: the same for the same seed. */
export function mutateText(seed: number, corpus: readonly Buffer[]): Buffer {
  const dice = new Dice(seed);
  let text = dice.pick(corpus);
  for (let change = dice.pick([1, 1, 1, 2, 4]); change > 0; change -= 1) {
    text = dice.oneIn(4) ? mutateBytes(dice, text) : mutateTokens(dice, text, corpus);
  }
  return text;
}

function mutateBytes(dice: Dice, text: Buffer): Buffer {
  const at = dice.below(text.length + 1);
  const length = Math.min(text.length - at, dice.pick([1, 1, 2, dice.below(200)]));
  const cut = (from: number, to: number, between: Uint8Array): Buffer =>
    Buffer.concat([text.subarray(0, from), between, text.subarray(to)]);
  switch (dice.below(5)) {
    case 0:
      return cut(at, at + length, Buffer.alloc(0));
    case 1:
      return cut(at, at, text.subarray(at, at + length));
    case 2:
      return cut(at, at + 1, Uint8Array.of(dice.below(256)));
    case 3:
      return dice.oneIn(8) ? text.subarray(0, at) : cut(at, at, Uint8Array.of(dice.below(256)));
    default:
      return cut(at, at, Uint8Array.from(dice.pick(bytes)));
  }
}

function mutateTokens(dice: Dice, bytesOfText: Buffer, corpus: readonly Buffer[]): Buffer {
  // As Latin-1 every byte is a character, so nothing is lost.
  const tokens = tokensOf(bytesOfText);
  const at = placeInCode(dice, tokens);
  const other = placeInCode(dice, tokens);
  const here = tokens[at] ?? '';
  const change = (count: number, ...instead: readonly string[]): void => {
    tokens.splice(at, count, ...instead);
  };
  switch (dice.below(12)) {
    case 0:
      change(1);
      break;
    case 1:
      change(1, here, here);
      break;
    case 2:
      change(2, tokens[at + 1] ?? '', here);
      break;
    case 3:
    case 4:
      change(1, dice.pick(vocabulary));
      break;
    case 5:
    case 6:
      change(0, dice.pick(vocabulary));
      break;
    case 7:
      change(1, tokens[other] ?? '');
      break;
    case 8:
      change(0, ...lineAt(tokens, other), '\n');
      break;
    case 9:
      change(lineAt(tokens, at).length);
      break;
    case 10:
      change(0, ...someLine(dice, corpus), '\n');
      break;
    default:
      if (!dice.oneIn(10)) change(0, dice.pick([' ', '\n', ',', ';', '']), dice.pick(vocabulary), ' ');
      else change(1, ...Array.from({ length: dice.below(mostRepetitions) }, () => here));
  }
  return Buffer.from(tokens.join(''), 'latin1');
}

function tokensOf(text: Buffer): string[] {
  return text.toString('latin1').match(token) ?? [];
}

/** The index of a token that is no comment, as far as that can be had. */
function placeInCode(dice: Dice, tokens: readonly string[]): number {
  let at = 0;
  for (let trial = 0; trial < 20; trial += 1) {
    at = dice.below(tokens.length + 1);
    if (!/^(?:[%#].|\s)/.test(tokens[at] ?? '') || dice.oneIn(20)) break;
  }
  return at;
}

/** The tokens from one to the end of its line. */
function lineAt(tokens: readonly string[], at: number): string[] {
  const length = tokens.slice(at).findIndex((it) => it.endsWith('\n'));
  return tokens.slice(at, length < 0 ? undefined : at + length);
}

function someLine(dice: Dice, corpus: readonly Buffer[]): string[] {
  const tokens = tokensOf(dice.pick(corpus));
  return lineAt(tokens, placeInCode(dice, tokens));
}

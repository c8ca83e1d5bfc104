import { octaveKeywords } from '../matlab/keywords.js';
import type { TextTrial } from './try-text.js';

/** A text that only one of us takes for a program. */
interface Disagreement extends TextTrial {
  /** The message of Octave; empty if it takes the text, and we do not. */
  readonly message: string;
  /** The line where Octave, or else we, found an error. */
  readonly line: string;
  /** That line and the three before. */
  readonly lines: string;
  /** Our first message: its code and text; empty if we take the text. */
  readonly refusal: string;
}

type Rule = readonly [reason: string, applies: (it: Disagreement) => boolean];

const either: readonly Rule[] = [
  [
    'NUL: Octave reads no further, or reads a blank; files with it are refused (E603)',
    ({ source }) => source.text.includes('\0'),
  ],
  [
    "Octave's continuation by a backslash is none in a command, in brackets or before a quote",
    (it) => /\\\s*\n/.test(it.lines),
  ],
  [
    "Octave reads 'arguments' as the beginning of a block, also before a declaration on its line",
    (it) => /\barguments\s+end/.test(it.source.text) || /^\s*arguments[ \t]+\w/m.test(it.lines),
  ],
];

const weAccept: readonly Rule[] = [
  ['words that only Octave reserves are names in MATLAB', hasOctaveWord],
  [
    'MATLAB reads no command where a line begins with a variable',
    (it) =>
      /both variable and command|matched by/.test(it.message) ||
      /^\s*\w+\s+(?:[=!~<>]=|[-+*/^|&]=?|\.)\S/m.test(it.lines) ||
      /(?:^|[;,])[ \t]*\w+[ \t]+end\w*[ \t]*$/m.test(it.source.text) ||
      (/inconsistent function endings/.test(it.message) && /^\s*\w+\s+\.{3}/m.test(it.source.text)),
  ],
  [
    'we warn of block comments that are not closed (W102)',
    (it) => it.warnings.some(({ code }) => code === 'W102'),
  ],
  [
    "Octave takes every 'arguments' before a blank for the beginning of a block",
    (it) => /\barguments\b/.test(it.line),
  ],
  [
    'Octave reads no backslash before a bracket or a quote in a command',
    (it) => hasNode(it.file, hasBackslashWord),
  ],
  ['MATLAB reads a++b and a--b as a + (+b) and a - (-b)', (it) => /\+\+|--/.test(it.lines)],
  ['MATLAB reads a number directly before a continuation', (it) => /\d\.{3}/.test(it.line)],
  ['MATLAB reads form feeds and vertical tabs as blanks', (it) => /[\f\v]/.test(it.line)],
  [
    'MATLAB reads operators before an anonymous function',
    (it) => hasNode(it.file, isOperationOnFunction) || /[-+*/&|<>=!~]\s*@\(/.test(it.line),
  ],
  [
    'MATLAB reads a command behind the head of a block, on its line',
    (it) => /^\s*(?:if|elseif|while|for|parfor|switch|case)\b/m.test(it.lines) && hasNode(it.file, isCommand),
  ],
  [
    'MATLAB reads a bracket as the beginning of a word of a command',
    (it) => hasNode(it.file, hasBracketWord) || (hasNode(it.file, isClass) && /^\s*\w+\s+\[/.test(it.line)),
  ],
  [
    'Octave takes @ behind a name and a blank, or behind a word, for that of a superclass',
    (it) => /\w\s+@\w|\b(?:if|elseif|while|until|switch|case)@\w/.test(it.line),
  ],
  ['MATLAB reads blanks, comments and continuations behind @', (it) => /@(?:\s|\.{3}|[%#])/.test(it.lines)],
  ['MATLAB reads [~ x] as two outputs', (it) => /~\s/.test(it.line)],
  [
    'MATLAB reads blanks behind the dot of a field, between brackets, too',
    (it) => /[\w"'\])}]\.\s/.test(it.line) || /\.\s+\.{3}/.test(it.lines),
  ],
  [
    'MATLAB reads blanks behind an anonymous function, between brackets, as the end of an element',
    (it) => /[[{;,].*@\([^)]*\)/.test(it.line) && hasNode(it.file, isListOfFunctions),
  ],
  ["in parentheses a line end is none of an anonymous function's body", (it) => /@\(.*\n/.test(it.lines)],
  [
    "Octave knows no 'end' in an index of a number or behind .'",
    (it) => /\bend\b/.test(it.line) && hasNode(it.file, isIndexOfNone),
  ],
  [
    'Octave begins a string behind the head of a block',
    (it) => /^\s*(?:if|elseif|while|for|parfor|switch|case)\b.*'/m.test(it.lines),
  ],
  [
    'among arguments, MATLAB reads Name=value in anonymous functions, too',
    (it) => /use of operator = in anon/.test(it.message),
  ],
  ['MATLAB reads a quote between blanks as a transpose', (it) => /^\s*\w+\s+'\s/m.test(it.lines)],
  [
    'Octave reads a command behind the end of a block comment between brackets',
    (it) => /^\s*[%#]\}\s*$/m.test(it.lines),
  ],
  [
    'MATLAB reads a class behind the name of a property',
    (it) => hasNode(it.file, isClass) && /^\s*(?!function\b)\w+\s+\w+\s*=/.test(it.line),
  ],
  [
    'methods are kept as they are: only Octave looks at their names',
    (it) => hasNode(it.file, isClass) && /\b[gs]et\.\w/.test(it.line),
  ],
  ['Octave does not take a separator at the beginning of a file', startsWithSeparator],
  [
    'the class has another name than the file that we write',
    (it) => /must match the filename/.test(it.message),
  ],
  ['names are resolved later (E206)', (it) => /duplicate subfunction or nested function/.test(it.message)],
];

const weRefuse: readonly Rule[] = [
  [
    'Octave skips control characters, or reads nothing behind them',
    (it) => /U\+00[01][0-9A-F]/.test(it.refusal),
  ],
  [
    'Octave reads a number directly behind a bracket or the head of a block',
    (it) => /\)\.\d|\d\.\.\d/.test(it.line),
  ],
  ['in Octave a name may follow a number directly', (it) => it.refusal.startsWith('E109')],
  ['Octave reads $ as a letter; its manual does not', (it) => it.source.text.includes('$')],
  [
    'Octave assigns to more: variables in parentheses, and what fails when it runs',
    (it) =>
      it.refusal.startsWith('E105') ||
      (it.refusal.startsWith("E101 expected '='") && /^\s*(?:par)?for\s*\(/.test(it.line)),
  ],
  [
    "Octave takes '~' for an output in brackets that are an operand, too",
    (it) => it.refusal.startsWith('E108') && /\[.*[~!]\s*[,\]].*\]/.test(it.line),
  ],
  [
    "Octave reads what follows 'elseif' or 'case' on a later line",
    (it) => /\b(?:elseif|case)\s*(?:[;,#%].*)?$/.test(it.line),
  ],
  ['Octave takes ++ and -- behind any value', (it) => /\+\+|--/.test(it.line)],
  ['Octave reads .+ and .- as + and -', (it) => /\.[-+]/.test(it.line)],
  [
    'Octave goes on behind three dots in a string',
    (it) =>
      (it.refusal.startsWith('E102') && /"[^"]*\.{3}[ \t]*\n/.test(it.source.text)) ||
      (it.refusal.startsWith('E101') && /".*"[^"]*\.{3}[ \t]*$/.test(it.line)),
  ],
  ['our limits of nesting and of names', (it) => /^E1(?:04|14)/.test(it.refusal)],
  [
    'Octave reads statements behind a signature without parentheses, on its line',
    (it) =>
      /^\s*function\b/m.test(it.lines) && it.refusal.startsWith('E101 expected the end of the statement'),
  ],
  ['Octave reads blanks before the @ of a superclass', (it) => /\w\s+@/.test(it.line)],
  ["Octave reads 'end' in any parentheses", (it) => /found 'end'/.test(it.refusal)],
  [
    'MATLAB reads no command where a line begins with a variable',
    (it) =>
      /^\s*\w+\s+["'\w]/.test(it.line) && it.refusal.startsWith('E101 expected the end of the statement'),
  ],
  [
    'Octave reads a command where a quote follows a name directly',
    (it) => /^\s*\w+["']/.test(it.line) && it.refusal.startsWith('E101 expected the end of the statement'),
  ],
  ['MATLAB takes no name for a command and later for a variable', (it) => it.refusal.startsWith('E113')],
  ["Octave reads .' at the beginning of a word of a command", (it) => /^\s*\w+\s+\.'/.test(it.line)],
  ['Octave reads a line end before the first output', (it) => /function \[\s*(?:[%#].*)?$/.test(it.line)],
];

/** Why Octave and we judge a text differently, if it is known. */
export function explainVerdict(trial: TextTrial, message: string): string | undefined {
  const [error] = trial.errors;
  const number = error?.line ?? Number(/near line (\d+)/.exec(message)?.[1] ?? 1);
  const all = trial.source.text.split(/\r\n|\n|\r/);
  const line = all[number - 1] ?? '';
  const lines = all.slice(Math.max(0, number - 4), number).join('\n');
  const refusal = error === undefined ? '' : `${error.code} ${error.message}`;
  const it = { ...trial, message, line, lines, refusal };
  return [...either, ...(refusal === '' ? weAccept : weRefuse)].find(([, applies]) => applies(it))?.[0];
}

type Node = Readonly<Record<string, unknown>>;

function hasNode(root: unknown, test: (node: Node) => boolean): boolean {
  const rest = [root];
  while (rest.length > 0) {
    const it = rest.pop();
    if (typeof it !== 'object' || it === null) continue;
    if (test(it as Node)) return true;
    rest.push(...(Object.values(it) as unknown[]));
  }
  return false;
}

/** The tree of a class definition holds its text. */
function hasOctaveWord({ file, line }: Disagreement): boolean {
  if (hasNode(file, isOctaveWord)) return true;
  return hasNode(file, isClass) && line.split(/\W+/).some((it) => octaveKeywords.has(it));
}

function isClass({ kind }: Node): boolean {
  return kind === 'classdef';
}

function isOctaveWord({ kind, name }: Node): boolean {
  return kind === 'variable' && octaveKeywords.has(name as string);
}

function isCommand({ kind }: Node): boolean {
  return kind === 'command';
}

function hasBracketWord({ kind, words }: Node): boolean {
  return kind === 'command' && (words as string[]).some((it) => it.includes('['));
}

function hasBackslashWord({ kind, words }: Node): boolean {
  return kind === 'command' && (words as string[]).some((it) => it.startsWith('\\'));
}

function isIndexOfNone({ kind, base }: Node): boolean {
  if (kind !== 'index') return false;
  const { kind: of, text = '', operator } = base as Node;
  return (of === 'literal' && /^[\d.]/.test(text as string)) || (of === 'unary' && operator === ".'");
}

function isListOfFunctions({ kind, rows }: Node): boolean {
  return kind === 'matrix' && (rows as Node[][]).flat().some((it) => it['kind'] === 'anonymous-function');
}

function isOperationOnFunction({ kind, operand, operands, terms }: Node): boolean {
  const all = [
    operand,
    ...((operands ?? []) as unknown[]),
    ...((terms ?? []) as Node[]).map((it) => it['operand']),
  ];
  return (
    ['unary', 'binary', 'sum'].includes(kind as string) &&
    all.some((it) => (it as Node | undefined)?.['kind'] === 'anonymous-function')
  );
}

function startsWithSeparator({ source }: Disagreement): boolean {
  return /^(?:\s|[%#].*[\r\n])*[;,]/.test(source.text);
}

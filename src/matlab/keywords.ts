/** The words that open, divide or close blocks, or stand alone as statements, in MATLAB or Octave. */
export const keywords: ReadonlySet<string> = new Set([
  ...[
    'function',
    'endfunction',
    'end',
    'if',
    'elseif',
    'else',
    'endif',
    'while',
    'endwhile',
    'for',
    'endfor',
  ],
  ...['parfor', 'endparfor', 'do', 'until', 'switch', 'case', 'otherwise', 'endswitch', 'break', 'continue'],
  ...['return', 'try', 'catch', 'end_try_catch', 'unwind_protect', 'unwind_protect_cleanup'],
  ...['end_unwind_protect', 'global', 'persistent', 'spmd', 'endspmd', 'classdef'],
]);

/** Those of them that are plain names in MATLAB. */
export const octaveKeywords: ReadonlySet<string> = new Set([
  ...['endfunction', 'endif', 'endwhile', 'endfor', 'endparfor', 'do', 'until', 'endswitch', 'end_try_catch'],
  ...['unwind_protect', 'unwind_protect_cleanup', 'end_unwind_protect', 'endspmd'],
]);

/** The words that divide or close a block, by the word that opens it. */
export const blockWords: Readonly<Record<string, ReadonlySet<string>>> = {
  function: new Set(['end', 'endfunction']),
  if: new Set(['elseif', 'else', 'end', 'endif']),
  while: new Set(['end', 'endwhile']),
  for: new Set(['end', 'endfor']),
  parfor: new Set(['end', 'endparfor', 'endfor']),
  do: new Set(['until']),
  switch: new Set(['case', 'otherwise', 'end', 'endswitch']),
  try: new Set(['catch', 'end', 'end_try_catch']),
  unwind_protect: new Set(['unwind_protect_cleanup', 'end', 'end_unwind_protect']),
  spmd: new Set(['end', 'endspmd']),
  arguments: new Set(['end']),
};

/** The words that open loops: `break` and `continue` stand in these only. */
export const loopWords: ReadonlySet<string> = new Set(['while', 'for', 'parfor', 'do']);

/** The word that closes a block, by the word that opens it, in both languages. */
export function closingWord(opening: string): string {
  return opening === 'do' ? 'until' : 'end';
}

const dividing = new Set(Object.values(blockWords).flatMap((words) => [...words]));

/** Whether a word divides or closes blocks of some kind. */
export function isBlockWord(word: string): boolean {
  return dividing.has(word);
}

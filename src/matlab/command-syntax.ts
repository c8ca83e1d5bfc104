import { keywords } from './keywords.js';
import type { Token } from './token.js';

const blanksAndContinuations = /(?:[ \t]|\.\.\.[^\r\n]*(?:\r\n|\n|\r|$))/y;
const operator =
  /\.\*\*|\*\*=?|\.[-+]|\.[*/\\^]=?|[-+*/\\^|&]=|[<>=~!]=|&&|\|\||\+\+|--|\.'|[-+*/\\^<>&|:~!']/y;
// The text before a statement that begins within a line; behind all else it is that of a block, behind its head.
const beginning = /(?:[;,]|\b(?:else|try|catch|do|otherwise|unwind_protect(?:_cleanup)?))[ \t]*$/;
// Octave reads these as constants even if nobody assigned to them.
const constants: ReadonlySet<string> = new Set([
  'pi',
  'e',
  'i',
  'j',
  'I',
  'J',
  'Inf',
  'inf',
  'NaN',
  'nan',
  'eps',
]);

/**
 * Whether a statement that begins with this word is a command (`hold on`), as MATLAB and Octave decide it from the
 * text alone: the word is no variable, blanks follow it, and what comes then is neither an assignment, nor a
 * parenthesis, nor an operator with blanks on both sides.
 */
export function isCommand(text: string, word: Token, variables: ReadonlySet<string>): boolean {
  if (!/^(?:[ \t]|\.\.)/.test(text.slice(word.end, word.end + 2))) return false;
  if (variables.has(word.text) || constants.has(word.text)) return false;
  let at = word.end;
  for (blanksAndContinuations.lastIndex = at; blanksAndContinuations.test(text);)
    at = blanksAndContinuations.lastIndex;
  if (at === word.end) return false;
  const next = text.charAt(at);
  if (/[\u0000-\u001f;,%#({)\]}]/.test(next) || next === '') return false;
  if (next === '=' && text.charAt(at + 1) !== '=') return false;
  // Behind the head of a block, a block's word ends the statement: `if a b end`.
  const isBehindHead =
    !word.startsLine && !beginning.test(text.slice(Math.max(0, word.start - 100), word.start));
  if (isBehindHead && keywords.has(/[A-Za-z_]*/.exec(text.slice(at, at + 30))?.[0] ?? '')) return false;
  operator.lastIndex = at;
  if (!operator.test(text)) return true;
  const behind = text.charAt(operator.lastIndex);
  return behind !== ' ' && behind !== '\t';
}

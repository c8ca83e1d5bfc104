import type { Token } from './token.js';

const binaryOperator = /^(?:\.\*\*|\.\*|\.\/|\.\\|\.\^|\*\*|<=|>=|==|~=|!=|&&|\|\||\+=|-=|\*=|\/=|\^=|\|=|&=|\+\+|--|[-+*/\\^<>&|:])/;

/**
 * Whether a statement that begins with this word is a command (`hold on`), as MATLAB and Octave decide it from the
 * text alone: the word is no variable, blanks follow it, and what comes then is neither an assignment, nor a
 * parenthesis, nor an operator with blanks on both sides.
 */
export function isCommand(text: string, word: Token, variables: ReadonlySet<string>): boolean {
  const first = text.charAt(word.end);
  if ((first !== ' ' && first !== '\t') || variables.has(word.text)) return false;
  let at = word.end;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at += 1;
  const rest = text.slice(at, at + 4);
  if (rest === '' || /^[\r\n;,%#()=]/.test(rest)) return /^==[^ \t]/.test(rest);
  if (/^\.\.\./.test(rest)) return false;
  if (/^\.?'/.test(rest)) return !/^\.?'[ \t\r\n;,]|^\.?'$/.test(rest);
  const operator = binaryOperator.exec(rest)?.[0];
  if (operator === undefined) return true;
  const behind = text.charAt(at + operator.length);
  return behind !== '' && !/[ \t\r\n]/.test(behind);
}

const blankLineBefore = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)[ \t]*$/;

/** Whether what begins at `start` is the first on its line, and the line before is blank. */
export function followsBlankLine(text: string, start: number): boolean {
  let at = start;
  while (at > 0 && /[ \t\r\n]/.test(text.charAt(at - 1))) at -= 1;
  return blankLineBefore.test(text.slice(at, start));
}

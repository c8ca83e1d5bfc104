import { expect, test } from 'vitest';
import { followsBlankLine } from '../../src/matlab/follows-blank-line.js';

test.each(['\n', '\r\n', '\r'])('lines that end with %j are blank only if they are', (end) => {
  const text = ['x = 1;', '%!test', '%! x', '', 'y', ' \t', '  z'].join(end);
  const starts = ['%!test', '%! x', 'y', 'z'].map((it) => text.indexOf(it));
  expect(starts.map((it) => followsBlankLine(text, it))).toEqual([false, false, true, true]);
});

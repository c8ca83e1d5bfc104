import { expect, it } from 'vitest';
import { Progress } from '../../src/cli/reports/progress.js';

function shown(all: number, isWanted: boolean, isTTY: boolean): string {
  let text = '';
  const stream = { isTTY, write: (it: string) => (text += it) } as unknown as NodeJS.WriteStream;
  const progress = new Progress(all, isWanted, stream);
  for (let k = 0; k < all; k += 1) {
    progress.clear();
    progress.step();
  }
  return text;
}

it('shows how far a command is, and leaves nothing behind', () => {
  expect(shown(2, true, true)).toBe(
    `[${'-'.repeat(30)}] 0 of 2\r\x1b[2K[${'#'.repeat(15)}${'-'.repeat(15)}] 1 of 2\r\x1b[2K`,
  );
});

it.each([
  ['one file', 1, true, true],
  ['quiet', 2, false, true],
  ['no terminal', 2, true, false],
])('shows nothing: %s', (_what, all, isWanted, isTTY) => {
  expect(shown(all, isWanted, isTTY).replaceAll('\r\x1b[2K', '')).toBe('');
});

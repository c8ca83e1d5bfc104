/** How wide a screen is where nobody tells. */
const usualWidth = 100;

/** Prints words on stdout in as many columns as the screen has room for, read down, then right. */
export function printInColumns(words: readonly string[], indent: string): void {
  const cell = Math.max(...words.map((it) => it.length)) + 2;
  const { columns = usualWidth } = process.stdout as { columns?: number };
  const room = columns - indent.length;
  const count = Math.max(1, Math.floor(room / cell));
  const height = Math.ceil(words.length / count);
  for (let line = 0; line < height; line += 1) {
    const cells = words.filter((_, index) => index % height === line).map((it) => it.padEnd(cell));
    process.stdout.write(`${indent}${cells.join('').trimEnd()}\n`);
  }
}

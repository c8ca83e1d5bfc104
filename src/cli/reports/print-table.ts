/** Prints rows on stdout, their cells below each other. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  }
  for (const row of rows) {
    const cells = row.map((cell, index) => cell.padEnd(widths[index] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

/** Text as Markdown shows it: markup in it is escaped, but for code in backticks. */
export function plainText(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_<>[\]$~#]/g, (it) => `\\${it}`)))
    .join('');
}

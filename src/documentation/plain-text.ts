/** Text as Markdown shows it: what would be read as markup is escaped. */
export function plainText(text: string): string {
  return text.replace(/[\\`*_<>[\]{}$~#]/g, (it) => `\\${it}`);
}

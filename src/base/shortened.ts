/** A text of at most so many characters; one that is longer is cut, and says so. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

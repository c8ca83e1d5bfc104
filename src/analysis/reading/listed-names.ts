/** The names in an option that lists some, between commas. */
export function listedNames(words: string | undefined): string[] {
  return (words ?? '').split(',').filter((word) => word !== '');
}

/** What is set before names, nothing first: more beginnings than there are kinds of generated names. */
export const evasions: readonly string[] = [
  '',
  'user_',
  ...Array.from('bcdefhijklmnpqstvwxyz', (letter) => `${letter}_user_`),
];

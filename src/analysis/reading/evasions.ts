/** The prefixes for names, nothing first: more than there are kinds of generated names. */
export const evasions: readonly string[] = [
  '',
  'user_',
  ...Array.from('bcdefhijklmnpqstvwxyz', (letter) => `${letter}_user_`),
];

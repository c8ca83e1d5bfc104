/** The exit codes of `adjoin`. */
export const exitCodes = {
  ok: 0,
  /** The program has errors, or a generated file is stale. */
  diagnostics: 1,
  usage: 2,
  /** `--offline`, and the cache has no answer. */
  offlineMiss: 3,
  server: 4,
  authorization: 5,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why nothing came over the network. Errors say nothing themselves where several addresses were tried. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

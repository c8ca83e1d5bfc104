/**
 * Why nothing came over the network. Errors say nothing themselves where several addresses were tried, and of TLS they
 * say besides where in a library they were found.
 */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('reason' in error && typeof error.reason === 'string') return `TLS: ${error.reason}`;
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

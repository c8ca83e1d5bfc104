import type { Diagnostic } from '../../diagnostic/diagnostic.js';

const levels = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** A diagnostic as a workflow command, of which GitHub makes an annotation of the file. */
export function githubCommand({ severity, file, line, column, code, message, hint }: Diagnostic): string {
  const properties = Object.entries({ file, line, col: column, title: code });
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  return `::${levels[severity]} ${written.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

import type { Outcome } from '../../client/outcome.js';

/** The document that `--format json` prints (schemas/diff-result.schema.json). */
export function diffResult({ files, diagnostics, key, generator }: Outcome): object {
  return { files, diagnostics, ...(key === undefined ? {} : { key }), generator };
}

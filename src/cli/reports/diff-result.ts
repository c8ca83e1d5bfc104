import { join, resolve } from 'node:path';
import { renderDiagnostics } from '../../diagnostic/render-diagnostics.js';
import { functionPlace, privateScope } from '../../matlab/function-place.js';
import type { AskedFunction } from '../../client/source-finder.js';
import type { Outcome } from '../../client/outcome.js';

/** The document that `--format json` prints (schemas/diff-result.schema.json). */
export function diffResult(outcome: Outcome, asked: readonly AskedFunction[]): object {
  const { files, diagnostics, key, generator, sources } = outcome;
  const texts = new Map(sources.map((it) => [it.name, it.text]));
  const rendered = renderDiagnostics(diagnostics, (file) => texts.get(file));
  return {
    files,
    diagnostics: diagnostics.map((it, index) => ({ ...it, rendered: rendered[index] ?? '' })),
    sources: sources.map((it) => resolve(it.name)),
    lookups: asked.map(lookupOf),
    ...(key === undefined ? {} : { key }),
    generator,
  };
}

/** A function that was looked for: in the private folder of the caller first, unless it lies in a package. */
function lookupOf({ name, from, found }: AskedFunction): object {
  const ownFile = resolve(join(privateScope(functionPlace(from)), 'private', `${name}.m`));
  return {
    name,
    ...(name.includes('.') ? {} : { privateFile: ownFile }),
    ...(found === undefined ? {} : { file: resolve(found.name) }),
  };
}

import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import type { RelaxNgSchema } from './relax-ng-schema.js';

let schema: RelaxNgSchema | undefined;

/** What is wrong with files of rules, by their schema; nothing if they hold rules. */
export async function checkRulesFiles(sources: readonly Source[]): Promise<Diagnostic[]> {
  if (sources.length === 0) return [];
  if (schema === undefined) {
    // Most runs bring no rules: they don't load the validator.
    const { RelaxNgSchema } = await import('./relax-ng-schema.js');
    schema = new RelaxNgSchema('given-rules');
  }
  const known = schema;
  return sources.flatMap(({ name: file, text }) => {
    const complaint = /<!DOCTYPE/i.test(text)
      ? { line: 1, column: 1, message: 'a document type has no place here' }
      : known.complaint(text);
    if (complaint === undefined) return [];
    const { line, column, message } = complaint;
    return [diagnostic('E605', { file, line, column }, { message })];
  });
}

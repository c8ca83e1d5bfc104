import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { LineIndex, type Source } from '../matlab/source.js';
import type { RelaxNgSchema } from './relax-ng-schema.js';
import type { RuleSource } from './rule-sources.js';

let schema: RelaxNgSchema | undefined;

/** The errors in files of rules, by their schema and by the names in them; nothing if they hold rules. */
export async function checkRulesFiles(sources: readonly Source[]): Promise<Diagnostic[]> {
  if (sources.length === 0) return [];
  if (schema === undefined) {
    // Most runs bring no rules: they don't load the validator.
    const { RelaxNgSchema } = await import('./relax-ng-schema.js');
    schema = new RelaxNgSchema('given-rules');
  }
  const known = schema;
  const faults = sources.flatMap(({ name: file, text }) => {
    const complaint = /<!DOCTYPE/i.test(text)
      ? { line: 1, column: 1, message: 'a document type has no place here' }
      : known.complaint(text);
    if (complaint === undefined) return [];
    const { line, column, message } = complaint;
    return [diagnostic('E605', { file, line, column }, { message })];
  });
  return faults.length > 0 ? faults : checkNames(sources);
}

async function checkNames(sources: readonly Source[]): Promise<Diagnostic[]> {
  const { readRules } = await import('./rule-sources.js');
  const { ruleFault } = await import('./rule-fault.js');
  const { rewriteFault } = await import('./rewrite-fault.js');
  const earlier: RuleSource[] = [];
  return sources.flatMap((source) => {
    const places = placesOf('rule', source);
    const { rules, named, rewrites } = readRules([source]);
    const faults = rules.flatMap((rule, index) => {
      const denial = named.find((it) => it.names.includes(rule.name));
      const message =
        denial === undefined
          ? ruleFault(rule, earlier)
          : `'${rule.name}' has a rule, and is said to be ${denial.state}`;
      earlier.push(rule);
      const at = places[index] ?? 0;
      return message === undefined ? [] : [diagnostic('E605', new LineIndex(source).place(at), { message })];
    });
    const rewritePlaces = placesOf('rewrite', source);
    const wrongRewrites = rewrites.flatMap((rewrite, index) => {
      const fault = rewriteFault(rewrite);
      if (fault === undefined) return [];
      const { code, message } = fault;
      return [diagnostic(code, new LineIndex(source).place(rewritePlaces[index] ?? 0), { message })];
    });
    return [...faults, ...wrongRewrites];
  });
}

/** Where the elements of a name begin in a file; comments may speak of some. */
function placesOf(name: string, { text }: Source): number[] {
  const bare = text.replace(/<!--[^]*?-->/g, (it) => ' '.repeat(it.length));
  return Array.from(bare.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g')), (it) => it.index);
}

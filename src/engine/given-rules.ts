import { diagnostic, type Diagnostic, type Place } from '../diagnostic/diagnostic.js';
import { LineIndex, type Source } from '../matlab/source.js';
import { namespaces } from '../base/namespaces.js';
import { parseXml } from '../saxon/saxon.js';
import type { StylesheetStore } from '../pipeline/stylesheet-store.js';
import { children } from '../tree/tree.js';
import type { XmlDocument } from '../tree/xml-node.js';
import { compileRules } from './compile-rules.js';
import { formulasOf } from '../rules/formulas-of.js';
import { RuleTable } from '../rules/rule-table.js';

/** A table with the rules of a user, and what is wrong with these. */
interface GivenRules {
  readonly rules: RuleTable;
  readonly diagnostics: readonly Diagnostic[];
}

interface File {
  readonly source: Source;
  readonly document: XmlDocument;
}

/** The last tables that were made, by those that they add to. */
const last = new WeakMap<RuleTable, { readonly key: string; readonly made: GivenRules }>();

/**
 * Adds the rules of a user's files, which have the form of ours (`schemas/given-rules.rng`, see `check-rules-files`), to the
 * table. The last table is kept: most requests of a session bring the same files.
 */
export function addGivenRules(
  store: StylesheetStore,
  known: RuleTable,
  sources: readonly Source[],
): GivenRules {
  const key = JSON.stringify(sources);
  const found = last.get(known);
  if (found?.key === key) return found.made;
  const made = compile(store, known, sources);
  last.set(known, { key, made });
  return made;
}

function compile(store: StylesheetStore, known: RuleTable, sources: readonly Source[]): GivenRules {
  const files = sources.map((source): File => ({ source, document: parseXml(source.text) }));
  const { table, diagnostics } = compileRules(
    store,
    files.map((it) => it.document),
    known,
  );
  const names = files.flatMap(({ document }) => namesIn(document));
  const rules = new RuleTable(table, new Set(names), known);
  if (diagnostics.length === 0) return { rules, diagnostics };
  const places = files.flatMap(placesOfFormulas);
  const complaints = diagnostics.map((it) => {
    // Every formula is a function of three lines.
    const place = places[Math.floor((it.line - 1) / 3)] ?? it;
    return diagnostic('E606', place, { message: it.message.replace(/ of line \d+/, '') });
  });
  return { rules, diagnostics: complaints };
}

function namesIn(document: XmlDocument): string[] {
  return children(document.documentElement, namespaces.rules).flatMap((it) =>
    it.localName === 'rewrite' ? [] : (it.getAttribute('name') || it.getAttribute('names')).split(/\s+/),
  );
}

/** Where the formulas of a file stand in it, in their order. */
function placesOfFormulas({ source, document }: File): Place[] {
  const index = new LineIndex(source);
  let from = 0;
  return formulasOf(document).map(({ text }) => {
    const found = source.text.slice(from).search(new RegExp(Array.from(text, writtenAs).join(''), 'u'));
    if (found >= 0) from += found;
    return index.place(from);
  });
}

const references: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '>|&gt;',
  '&': '&amp;',
  "'": "'|&apos;",
  '"': '"|&quot;',
};

/** The ways in which XML has a character. */
function writtenAs(character: string): string {
  const reference = references[character];
  return reference === undefined
    ? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`
    : `(?:${reference})`;
}

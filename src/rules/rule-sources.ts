import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Source } from '../matlab/source.js';
import { packageRoot } from '../base/package-root.js';
import type { RewriteSource } from './rewrite.js';

/** A formula of a rule, as its file has it. */
export interface Formula {
  readonly role: 'partial' | 'adjoint' | 'forward';
  readonly of: readonly string[];
  /** Of which result a tangent is; by default of the first. */
  readonly result: string | undefined;
  readonly when: readonly string[];
  readonly style: string | undefined;
  readonly text: string;
}

/** The promise of a rule where the derivative is doubtful. */
export interface Edge {
  /** Assignments to its arguments, and to seeds that are not 1. */
  readonly at: string;
  /** The adjoints there, by the names of arguments. */
  readonly adjoints: Readonly<Record<string, string>>;
  readonly words: string;
}

/** Why a rule keeps to something else than smoothness demands at special points (see `kink` and `gap` in schemas/rules.rng). */
export interface RuleException {
  /** A kink: the derivatives are finite where the function is not smooth. A gap: they are not, where it is. */
  readonly kind: 'kink' | 'gap';
  /** 1 for first derivatives, 2 for second ones. */
  readonly orders: readonly number[];
  /** At which special points; by default at all. */
  readonly at: string | undefined;
  readonly words: string;
}

/** A rule, as its file has it. */
export interface RuleSource {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly args: readonly string[];
  readonly results: readonly string[];
  readonly kind: string;
  readonly dim: string | undefined;
  readonly passive: readonly string[];
  readonly unruled: readonly string[];
  readonly linear: readonly string[];
  readonly complex: string;
  readonly uses: readonly { readonly rule: string; readonly when: readonly string[] }[];
  readonly formulas: readonly Formula[];
  readonly tries: readonly Readonly<Record<string, string>>[];
  readonly edges: readonly Edge[];
  readonly exceptions: readonly RuleException[];
  /** Where the formulas come from, or are derived from. */
  readonly source: string;
}

/** The entries of files for functions without a rule: which state they have, and why. */
export interface NamedFunctions {
  readonly state: string;
  readonly names: readonly string[];
  readonly because: string;
}

/** The contents of files of rules: rules, and the names of functions in the two other states. */
export interface RuleSources {
  readonly rules: readonly RuleSource[];
  /** Those with points to try. */
  readonly tried: readonly RuleSource[];
  readonly named: readonly NamedFunctions[];
  readonly rewrites: readonly RewriteSource[];
}

/**
 * The objects that fast-xml-parser makes of an element when it keeps the order: its children under its name, attributes
 * beside.
 */
type Ordered = { readonly ':@'?: Readonly<Record<string, string>> } & Readonly<
  Record<string, string | readonly Ordered[] | Readonly<Record<string, string>> | undefined>
>;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const rulesFolder: string = join(packageRoot, 'xsl', 'rules');

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  commentPropName: false,
});

/** Our own files of derivative rules, those of operators among them. */
export function ownFiles(): Source[] {
  return readdirSync(rulesFolder)
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(rulesFolder, name), 'utf8') }));
}

/** Reads files of derivative rules, independently of what the pipeline makes of them; without any, our own. */
export function readRules(files: readonly Source[] = ownFiles()): RuleSources {
  const rules: RuleSource[] = [];
  const named: NamedFunctions[] = [];
  const rewrites: RewriteSource[] = [];
  for (const file of files) {
    const root = parseFile(file);
    const counts = new Map<string, number>();
    for (const it of root.children) {
      if (it.name === 'rewrite') {
        const { for: functions, outputs = '1', when } = it.attributes;
        rewrites.push({
          text: it.text,
          functions: words(functions),
          outputs: words(outputs),
          when: words(when),
        });
        continue;
      }
      if (it.name !== 'rule') {
        const { names, because } = it.attributes;
        named.push({ state: it.name, names: words(names), because: oneLine(because) });
        continue;
      }
      const name = it.attributes['name'] ?? '';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      rules.push(readRule(it, `${name}-${count}`, root.attributes['family'] ?? ''));
    }
  }
  return { rules, tried: rules.filter((it) => it.kind !== 'container'), named, rewrites };
}

function readRule({ attributes, children }: Element, id: string, family: string): RuleSource {
  return {
    id,
    family,
    name: attributes['name'] ?? '',
    args: words(attributes['args']),
    results: words(attributes['results'] ?? 'z'),
    kind: attributes['kind'] ?? 'other',
    dim: attributes['dim'],
    passive: words(attributes['passive']),
    unruled: words(attributes['unruled']),
    linear: words(attributes['linear']),
    complex: attributes['complex'] ?? 'analytic',
    uses: children
      .filter((it) => it.name === 'use')
      .map((it) => ({ rule: it.attributes['rule'] ?? '', when: words(it.attributes['when']) })),
    formulas: children.filter(isFormula).map((it) => ({
      role: it.name,
      of: words(it.attributes['of']),
      result: it.attributes['result'],
      when: words(it.attributes['when']),
      style: it.attributes['style'],
      text: it.text.trim(),
    })),
    tries: children.filter((it) => it.name === 'try').map((it) => it.attributes),
    edges: children
      .filter((it) => it.name === 'edge')
      .map(({ attributes: { at = '', ...adjoints }, text }) => ({ at, adjoints, words: oneLine(text) })),
    exceptions: children.filter(isException).map(({ name, attributes: { order, at }, text }) => ({
      kind: name,
      orders: words(order).map(Number),
      at,
      words: oneLine(text),
    })),
    source: oneLine(children.find((it) => it.name === 'source' || it.name === 'from')?.text),
  };
}

function isFormula(it: Element): it is Element & { readonly name: Formula['role'] } {
  return it.name === 'partial' || it.name === 'adjoint' || it.name === 'forward';
}

function isException(it: Element): it is Element & { readonly name: RuleException['kind'] } {
  return it.name === 'kink' || it.name === 'gap';
}

function parseFile({ name, text }: Source): Element {
  const elements = (parser.parse(text) as readonly Ordered[]).map(toElement);
  const root = elements.find((it) => it.name === 'rules');
  if (root === undefined) throw new Error(`${name} has no rules`);
  return root;
}

function toElement(it: Ordered): Element {
  const name = Object.keys(it).find((key) => key !== ':@') ?? '';
  const content = it[name];
  const children = (Array.isArray(content) ? content : []) as readonly Ordered[];
  return {
    name,
    attributes: it[':@'] ?? {},
    children: children.filter((child) => !('#text' in child)).map(toElement),
    text: children.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join(''),
  };
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '');
}

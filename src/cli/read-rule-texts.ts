import { XMLParser } from 'fast-xml-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** A formula as it is written: of which adjoint or tangent, and where it holds. */
export interface FormulaText {
  readonly of: string;
  readonly text: string;
  readonly when?: string;
}

/** An entry of the rule table, as a person reads it: one function, and where it has a rule, one pattern of arguments. */
export interface RuleText {
  readonly name: string;
  readonly state: string;
  readonly call?: string;
  readonly reason?: string;
  readonly formulas: readonly FormulaText[];
  readonly source?: string;
}

type Node = Readonly<Record<string, unknown>>;

const folder = join(packageRoot, 'xsl', 'rules');
const formulaNames = ['partial', 'adjoint', 'forward'] as const;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (_name, path) =>
    /^rules\.\w+$/.test(String(path)) || /^rules\.rule\.(partial|adjoint|forward|use)$/.test(String(path)),
});

/**
 * The rule table, sorted by names, with those of other files before it; the patterns of one function stay in the order
 * in which they are tried.
 */
export function readRuleTexts(given: readonly string[] = []): RuleText[] {
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...given, ...own]
    .flatMap(readFamily)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

function readFamily(xml: string): RuleText[] {
  const { rules } = parser.parse(xml) as { rules: Readonly<Record<string, unknown>> };
  return Object.entries(rules).flatMap(([state, nodes]) => {
    if (!Array.isArray(nodes) || state === 'operator') return [];
    return (nodes as Node[]).flatMap((node) =>
      state === 'rule' ? [readRule(node)] : readNames(state, node),
    );
  });
}

/** Passive and refused functions: many names share one entry. */
function readNames(state: string, node: Node): RuleText[] {
  const reason = text(node['@because']);
  return words(node['@names']).map((name) => ({
    name,
    state,
    formulas: [],
    ...(reason === '' ? {} : { reason }),
  }));
}

function readRule(node: Node): RuleText {
  const name = text(node['@name']);
  const results = words(node['@results']);
  const call = `${name}(${words(node['@args']).join(', ')})`;
  const source = text(node['source'] ?? node['from']);
  return {
    name,
    state: 'rule',
    call: results.length > 1 ? `[${results.join(', ')}] = ${call}` : call,
    formulas: [
      ...formulaNames.flatMap((kind) => nodesOf(node, kind).map((it) => readFormula(kind, it))),
      ...nodesOf(node, 'use').map((it) => ({
        of: 'like',
        text: text(it['@rule']),
        when: text(it['@when']),
      })),
    ],
    ...(source === '' ? {} : { source }),
  };
}

function readFormula(kind: (typeof formulaNames)[number], node: Node): FormulaText {
  const when = text(node['@when']);
  const of = text(node['@of']);
  const result = text(node['@result']);
  return {
    of: kind === 'forward' ? `g_${of}${result === '' ? '' : ` in ${result}`}` : `a_${of}`,
    text: text(node['#text']),
    ...(when === '' ? {} : { when }),
  };
}

function nodesOf(node: Node, name: string): Node[] {
  const found = node[name];
  if (!Array.isArray(found)) return [];
  return found.map((it: unknown) => (typeof it === 'string' ? { '#text': it } : (it as Node)));
}

function text(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return typeof value === 'object' && value !== null && '#text' in value ? text(value['#text']) : '';
}

function words(value: unknown): string[] {
  return text(value)
    .split(' ')
    .filter((it) => it !== '');
}

import type { Source } from '../matlab/source.js';
import { rewritesOf, type RewriteSource } from './rewrite.js';
import {
  ownFiles,
  readRules,
  type Edge,
  type Formula,
  type NamedFunctions,
  type RuleException,
  type RuleSource,
} from './rule-sources.js';

/** A formula as it is written: of which adjoint or tangent, and where it holds. */
export interface FormulaText {
  readonly of: string;
  readonly text: string;
  readonly when?: string;
}

/** The promise at a point where the derivative is doubtful: adjoints, and why. */
export interface EdgeText {
  readonly at: string;
  readonly gives: string;
  readonly text: string;
}

/** Where derivatives are finite though the function is not smooth, or are not though it is; and why. */
export interface ExceptionText {
  readonly where: string;
  readonly text: string;
}

/** An entry of the rule table, as a person reads it: one function, and where it has a rule or a rewrite, one pattern of arguments. */
export interface RuleText {
  readonly name: string;
  readonly state: string;
  readonly call?: string;
  readonly reason?: string;
  readonly formulas: readonly FormulaText[];
  /** Which numbers it takes. */
  readonly domain?: string;
  readonly edges?: readonly EdgeText[];
  readonly exceptions?: readonly ExceptionText[];
  readonly source?: string;
}

const roles = ['partial', 'adjoint', 'forward'] as const;

const complexNumbers = 'real and complex numbers';
const domains: Readonly<Record<string, string>> = {
  none: 'real numbers',
  parts: `${complexNumbers}, of which it is not analytic`,
};

/**
 * The rule table, sorted by names, with those of other files before it; the patterns of one function stay in the order
 * in which they are tried.
 */
export function ruleTexts(given: readonly Source[] = []): RuleText[] {
  const { rules, named, rewrites } = readRules([...given, ...ownFiles()]);
  const texts = [
    ...rules.map(textOfRule),
    ...rewrites.flatMap(textsOfRewrite),
    ...named.flatMap(textsOfNames),
  ];
  return texts.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Passive and refused functions: many names share one entry. */
function textsOfNames({ state, names, because }: NamedFunctions): RuleText[] {
  return names.map((name) => ({
    name,
    state,
    formulas: [],
    ...(because === '' ? {} : { reason: because }),
  }));
}

/** Each function for which `$` stands in a rewrite. */
function textsOfRewrite(source: RewriteSource): RuleText[] {
  const results = source.outputs.join(' or ');
  const counted = results === '1' ? [] : [`with ${results === 'any' ? 'any number of' : results} results`];
  const conditions = [...counted, ...(source.when.length === 0 ? [] : [`where ${source.when.join(' ')}`])];
  return rewritesOf(source).map(({ pattern, replacement }) => ({
    name: /^\w+/.exec(pattern.text)?.[0] ?? '',
    state: 'rewrite',
    call: pattern.text,
    reason: [`becomes ${replacement.text}`, ...conditions].join(', '),
    formulas: [],
  }));
}

function textOfRule(rule: RuleSource): RuleText {
  const { name, args, results, formulas, uses, complex, edges, exceptions, source } = rule;
  const call = `${name}(${args.join(', ')})`;
  return {
    name,
    state: 'rule',
    call: results.length > 1 ? `[${results.join(', ')}] = ${call}` : call,
    formulas: [
      ...roles.flatMap((role) => formulas.filter((it) => it.role === role).map(textOfFormula)),
      ...uses.map(({ rule, when }) => ({ of: 'like', text: rule, ...conditionOf(when) })),
    ],
    domain: domains[complex] ?? complexNumbers,
    ...(edges.length === 0 ? {} : { edges: edges.map(textOfEdge) }),
    ...(exceptions.length === 0 ? {} : { exceptions: exceptions.map(textOfException) }),
    ...(source === '' ? {} : { source }),
  };
}

function textOfEdge({ at, adjoints, words }: Edge): EdgeText {
  const gives = Object.entries(adjoints).map(([adjoint, value]) => `${adjoint} = ${value}`);
  return { at, gives: gives.join(', '), text: words };
}

const places: Readonly<Record<string, string>> = {
  infinity: ' at infinity',
  zeros: ' at zero',
  equals: ' at equal elements',
  empty: ' of empty arrays',
  complex: ' in complex directions',
};

function textOfException({ kind, orders, at = '', words }: RuleException): ExceptionText {
  const what = `${orders.map((order) => (order === 1 ? 'first' : 'second')).join(' and ')} derivatives`;
  const place = places[at] ?? '';
  const where =
    kind === 'kink'
      ? `${what}${place} are finite where it is not smooth`
      : `${what}${place} may be missing where it is smooth`;
  return { where, text: words };
}

function textOfFormula({ role, of, result, text, when }: Formula): FormulaText {
  const inputs = of.join(' ');
  const tangent = `g_${inputs}${result === undefined ? '' : ` in ${result}`}`;
  return {
    of: role === 'forward' ? tangent : `a_${inputs}`,
    text: text.replace(/\s+/g, ' '),
    ...conditionOf(when),
  };
}

function conditionOf(when: readonly string[]): { readonly when?: string } {
  return when.length === 0 ? {} : { when: when.join(' ') };
}

import { namespaces } from '../base/namespaces.js';
import { likenessOf } from '../tree/likeness.js';
import { evaluateMap, mapOf, parseXml, type ParameterValue } from '../saxon/saxon.js';
import { annotation, attribute, children, itemsOf, walk } from '../tree/tree.js';
import type { XmlDocument, XmlElement } from '../tree/xml-node.js';
import type { FunctionState } from './function-states.js';

/** The facts on the result of a function. */
export interface ResultFacts {
  readonly shape: string | undefined;
  readonly values: readonly string[];
}

/** A rule: one function with one pattern of arguments. */
export interface Rule extends ResultFacts {
  readonly id: string;
  readonly element: XmlElement;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly results: readonly string[];
  /** How many results a call must take, as the formulas read them or their adjoints. */
  readonly least: number;
  readonly passive: ReadonlySet<string>;
  /** The results that have a derivative for which there is no formula. */
  readonly unruled: ReadonlySet<string>;
  readonly elementwise: boolean;
  /** Facts that lead to an adjoint or to another rule: what the shape analysis is to find out for a call. */
  readonly conditions: readonly string[];
  /** The elements with the formulas, as syntax trees, of derivatives in reverse mode. */
  readonly formulas: readonly XmlElement[];
  /** The arguments with formulas for forward mode only. */
  readonly forwards: readonly string[];
  /** Rules of other functions that serve instead where facts hold. */
  readonly uses: readonly { readonly rule: string; readonly when: readonly string[] }[];
}

const none: ReadonlySet<number> = new Set();

/** How tightly operators bind, by what tells them apart in a tree: the element, and its attributes `op` and `place`. */
const precedences = `map:merge((
  */r:operator ! map:entry(
    (if (@kind = 'binary') then 'binary' || @op
      else if (@kind = 'range') then 'range'
      else 'unary' || @op || @kind[. = 'postfix'][../@op = ('++', '--')]),
    xs:integer(@precedence)),
  map{'sum': */r:operator[@kind = 'binary'][@op = '+']/xs:integer(@precedence), 'anonymous-function': 0}))`;

/** Names of places besides variables, where other functions find or have left values; empty where there is none. */
export interface Ways {
  readonly gives: string;
  readonly takes: string;
}

const noWays: Ways = { gives: '', takes: '' };

/**
 * The derivative rules, as the build leaves them: formulas are syntax trees, every rule has an id. Stylesheets
 * read the document; analyses ask this class.
 */
export class RuleTable {
  /** The entries for functions and operators, in the order in which they count. */
  readonly #statements: readonly XmlElement[];
  /** The same as a tree; formulas need not be in it. */
  readonly #document: XmlDocument;
  readonly #states = new Map<string, FunctionState>();
  readonly #rules = new Map<string, Rule[]>();
  readonly #byId = new Map<string, Rule>();
  readonly #withEffects = new Set<string>();
  readonly #ways = new Map<string, Ways>();
  readonly #passiveFacts = new Map<string, ResultFacts>();
  readonly #constantResults = new Map<string, number>();
  readonly #operators = new Map<string, string>();
  readonly #reasons = new Map<string, string>();
  /** The rewrites of a user, then ours: each with the function whose calls it rewrites. */
  readonly #rewrites: (readonly [name: string, element: XmlElement])[] = [];
  readonly #rewritten = new Set<string>();
  #parameters: Readonly<Record<string, ParameterValue>> | undefined;

  constructor(
    document: XmlDocument,
    /** Functions that a user has given rules for: these hold also where a file defines the function. */
    readonly given: ReadonlySet<string> = new Set(),
    /** The table that these rules add to. An entry of theirs for a function stands alone unless they only add rules. */
    known?: RuleTable,
  ) {
    const own = children(document.documentElement, namespaces.rules);
    const stated = new Set(
      own.flatMap((it) => (it.localName === 'rewrite' ? [] : [it.getAttribute('name')])),
    );
    const ruled = new Set(own.flatMap((it) => (it.localName === 'rule' ? [it.getAttribute('name')] : [])));
    const stays = (it: XmlElement): boolean => {
      const name = it.getAttribute('name');
      const isOfNone = it.localName === 'operator' || it.localName === 'rewrite';
      return isOfNone || !stated.has(name) || (it.localName === 'rule' && ruled.has(name));
    };
    this.#statements = known === undefined ? own : [...own, ...known.#statements.filter(stays)];
    this.#document = known === undefined ? document : listOf(this.#statements, document);
    for (const it of this.#statements) this.#read(it);
  }

  /**
   * The data for stylesheets: the table itself, its rules by their ids, its operators by kind and spelling, their
   * precedences.
   */
  get parameters(): Readonly<Record<string, ParameterValue>> {
    this.#parameters ??= {
      rules: this.#document,
      'rule-table': mapOf([...this.#byId].map(([id, { element }]) => [id, element])),
      'operator-table': evaluateMap(
        'map:merge(*/r:operator ! map:entry(@kind || @op, .), map{"duplicates": "use-first"})',
        this.#document,
        { r: namespaces.rules },
      ),
      precedences: evaluateMap(precedences, this.#document, { r: namespaces.rules }),
      rewrites: mapOf(this.#rewrites, 'combine'),
    };
    return this.#parameters;
  }

  /** The entry of the table for a function; undefined for one that it does not know. */
  stateOf(name: string): FunctionState | undefined {
    return this.#states.get(name);
  }

  /** Whether there are rewrites of calls of a function. */
  isRewritten(name: string): boolean {
    return this.#rewritten.has(name);
  }

  /** Whether a call may be made twice: what is known of the function does nothing else, and always gives the same. */
  isRepeatable(name: string): boolean {
    const state = this.#states.get(name);
    return (state === 'rule' || state === 'passive') && !this.#withEffects.has(name);
  }

  /** Whether a passive function passes numbers on as something else, from which they could come back. */
  handsOn(name: string): boolean {
    return (
      this.#states.get(name) === 'passive' &&
      this.reasonOf(name) !== '' &&
      this.constantResults(name) === undefined
    );
  }

  /** How many results of a passive function have derivative zero, where the further ones have another. */
  constantResults(name: string): number | undefined {
    return this.#constantResults.get(name);
  }

  /** Where a passive function puts what it is given, and takes what it gives back from. */
  waysOf(name: string): Ways {
    return this.#ways.get(name) ?? noWays;
  }

  /** The rule of this id. */
  rule(id: string): Rule | undefined {
    return this.#byId.get(id);
  }

  /** The first rule of a function whose pattern these arguments and this number of outputs match. */
  ruleFor(name: string, given: readonly XmlElement[], outputs: number): Rule | undefined {
    return this.#rules
      .get(name)
      ?.find((it) => outputs >= it.least && outputs <= it.results.length && matches(it.parameters, given));
  }

  /**
   * Whether a rule says what the derivative with regard to an argument is (from 0); those without formulas are no matter
   * of formulas.
   */
  derives(rule: Rule, position: number, mode: string | undefined): boolean {
    const name = parameterAt(rule, position);
    if (rule.formulas.length === 0 && rule.forwards.length === 0) return true;
    return (
      rule.formulas.some((it) => words(it.getAttribute('of')).includes(name)) ||
      (mode === 'forward' && rule.forwards.includes(name))
    );
  }

  /** Positions of arguments (from 0) through which no derivative flows. */
  passiveArguments(name: string, given: readonly XmlElement[]): ReadonlySet<number> {
    const rule = this.#rules.get(name)?.find((it) => matches(it.parameters, given));
    if (rule === undefined || rule.passive.size === 0) return none;
    return new Set(given.flatMap((_, index) => (rule.passive.has(parameterAt(rule, index)) ? [index] : [])));
  }

  /** Whether a function has a derivative with regard to an argument at a position (from 0), or behind it. */
  derivesFrom(name: string, position: number): boolean {
    return (this.#rules.get(name) ?? []).some((rule) => {
      const behind = rule.parameters.slice(position).map((_, index) => parameterAt(rule, position + index));
      const isOpen = rule.parameters.at(-1)?.endsWith('...') === true;
      const names = isOpen ? [...behind, parameterAt(rule, rule.parameters.length)] : behind;
      return names.some((it) => /^[A-Za-z]/.test(it) && !rule.passive.has(it));
    });
  }

  /**
   * The patterns of a function's rules for lists of arguments that begin at a position: literals stand among these only, and
   * each of these that may have a derivative is one that the list can give.
   */
  listPatternsOf(
    name: string,
    position: number,
    outputs: number,
    canBeGiven: (rule: Rule, position: number) => boolean,
  ): string[][] {
    const fitting = (this.#rules.get(name) ?? []).filter((rule) => {
      const { parameters, results, passive } = rule;
      const isKnown = parameters.every(
        (it, index) => isParameter(it) || (index >= position && (it === '[]' || /^'[\w-]+'$/.test(it))),
      );
      const listed = parameters.slice(position).filter(isParameter);
      const isOpen = listed.length === 0 || listed.some((it) => !passive.has(it));
      const isGiven = parameters.every(
        (it, index) => index < position || !isParameter(it) || passive.has(it) || canBeGiven(rule, index),
      );
      return isKnown && isOpen && isGiven && outputs >= rule.least && outputs <= results.length;
    });
    const isActive = fitting.some(({ parameters }) => parameters.length > position);
    return isActive ? fitting.map(({ parameters }) => [...parameters]) : [];
  }

  /** The number of arguments in front of any number of others that have no derivative, if calls of a function are such. */
  countBeforePassive(name: string): number | undefined {
    const [rule, ...others] = this.#rules.get(name) ?? [];
    const last = rule?.parameters.at(-1) ?? '';
    if (rule === undefined || others.length > 0 || !last.endsWith('...')) return undefined;
    return rule.passive.has(last.replace('...', '')) ? rule.parameters.length - 1 : undefined;
  }

  /** How many results a rule of a function has at most. */
  mostResults(name: string): number {
    return Math.max(0, ...(this.#rules.get(name) ?? []).map(({ results }) => results.length));
  }

  /** The facts on the results of a passive function. */
  passiveFacts(name: string): ResultFacts | undefined {
    return this.#passiveFacts.get(name);
  }

  /** The function that an operator element (`binary`, `unary`, `range`) stands for. */
  operatorFunction(element: XmlElement): string | undefined {
    const op = element.localName === 'range' ? ':' : element.getAttribute('op');
    if (element.localName !== 'unary') return this.#operators.get(`${element.localName}${op}`);
    return this.#operators.get(`prefix${op}`) ?? this.#operators.get(`postfix${op}`);
  }

  /** Why active calls of a function are refused, where the table says that they are; or those that no rule fits. */
  reasonOf(name: string): string {
    return this.#reasons.get(name) ?? '';
  }

  /** The calls of a function that there are rules for, as `f(x, dim)` or `[z, k] = f(x)`, each once. */
  patternsOf(name: string): string[] {
    const patterns = (this.#rules.get(name) ?? []).map(({ parameters, results }) => {
      const call = `${name}(${parameters.join(', ')})`;
      return results.length > 1 ? `[${results.join(', ')}] = ${call}` : call;
    });
    return [...new Set(patterns)];
  }

  get names(): string[] {
    return [...this.#states.keys()].sort();
  }

  #read(it: XmlElement): void {
    const name = it.getAttribute('name');
    const facts = { shape: attribute(it, 'shape'), values: words(it.getAttribute('value')) };
    switch (it.localName) {
      case 'operator':
        if (name !== '') this.#operators.set(`${it.getAttribute('kind')}${it.getAttribute('op')}`, name);
        break;
      case 'passive':
        this.#states.set(name, 'passive');
        this.#passiveFacts.set(name, facts);
        if (it.getAttribute('effects') === 'yes') this.#withEffects.add(name);
        this.#ways.set(name, { gives: it.getAttribute('gives'), takes: it.getAttribute('takes') });
        this.#reasons.set(name, it.getAttribute('because'));
        if (it.getAttribute('results') !== '')
          this.#constantResults.set(name, Number(it.getAttribute('results')));
        break;
      case 'rewrite':
        this.#rewrites.push([name, it]);
        this.#rewritten.add(name);
        break;
      case 'missing':
      case 'refused':
        this.#states.set(name, it.localName);
        this.#reasons.set(name, it.getAttribute('because'));
        break;
      case 'rule': {
        this.#states.set(name, 'rule');
        const known = this.#rules.get(name) ?? [];
        this.#rules.set(name, known);
        const formulas = children(it, namespaces.rules).filter((part) =>
          ['partial', 'adjoint'].includes(part.localName),
        );
        const results = words(attribute(it, 'results') ?? 'z');
        const rule: Rule = {
          ...facts,
          id: it.getAttribute('id'),
          element: it,
          name,
          parameters: words(it.getAttribute('args')),
          results,
          least: leastOutputs(results, formulas),
          passive: new Set(words(it.getAttribute('passive'))),
          unruled: new Set(words(it.getAttribute('unruled'))),
          elementwise: it.getAttribute('kind') === 'elementwise',
          formulas,
          forwards: children(it, namespaces.rules).flatMap((part) =>
            part.localName === 'forward' ? words(part.getAttribute('of')) : [],
          ),
          conditions: children(it, namespaces.rules).flatMap((part) => words(part.getAttribute('when'))),
          uses: children(it, namespaces.rules)
            .filter((part) => part.localName === 'use')
            .map((part) => ({ rule: part.getAttribute('rule'), when: words(part.getAttribute('when')) })),
        };
        known.push(rule);
        if (it.getAttribute('otherwise') !== '') this.#reasons.set(name, it.getAttribute('otherwise'));
        this.#byId.set(rule.id, rule);
        break;
      }
      default:
        break;
    }
  }
}

/** A table of statements without what is in them, which stays in its own tree. */
function listOf(statements: readonly XmlElement[], like: XmlDocument): XmlDocument {
  const document = parseXml('<rules/>');
  const { namespaceURI, nodeName } = like.documentElement;
  const list = document.createElementNS(namespaceURI, nodeName);
  for (const it of statements) list.appendChild(likenessOf(it, document));
  document.replaceChild(list, document.documentElement);
  return document;
}

/** The number of the last result that formulas read, or the adjoint of which they read. */
function leastOutputs(results: readonly string[], formulas: readonly XmlElement[]): number {
  const read = new Set<string>();
  for (const formula of formulas) {
    walk(formula, (it) => {
      if (it.localName === 'var') read.add(it.textContent);
      return undefined;
    });
  }
  return results.findLastIndex((it) => read.has(it) || read.has(`a_${it}`)) + 1;
}

/** Whether a part of a pattern is the name of one argument. */
function isParameter(it: string): boolean {
  return /^[A-Za-z]\w*$/.test(it);
}

/** The name of a pattern's argument, from 0; the last stands for all further ones. */
function parameterAt({ parameters }: Rule, position: number): string {
  return (parameters[position] ?? parameters.at(-1) ?? '').replace('...', '');
}

/** Whether the arguments fit the pattern: as many, and literals where it has literals. */
function matches(pattern: readonly string[], given: readonly XmlElement[]): boolean {
  const open = pattern.at(-1)?.endsWith('...') === true;
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((parameter, index) => {
    const argument = given[index];
    if (argument === undefined) return false;
    if (/^[A-Za-z]/.test(parameter)) return !isColon(argument) && (mayBeText(parameter) || !isText(argument));
    return literalText(argument) === parameter;
  });
}

/** The parameters of patterns that may be text, whatever the function: std(x, 'omitnan') has another meaning than std(x, w). */
const textual: ReadonlySet<string> = new Set([
  'how',
  'mode',
  'method',
  'extrap',
  'ends',
  'kind',
  'name',
  'names',
  'p',
]);

/** Whether text in the place of a parameter of patterns fits it. */
export function mayBeText(parameter: string): boolean {
  return textual.has(parameter);
}

function isText(argument: XmlElement): boolean {
  return argument.localName === 'literal' && /^['"]/.test(argument.textContent);
}

/** A literal argument as patterns write it: a number, a string in single quotes, the handle of a builtin, or `[]`. */
function literalText(argument: XmlElement): string | undefined {
  if (argument.localName === 'literal') return argument.textContent.replace(/^"(.*)"$/, "'$1'");
  if (argument.localName === 'function-handle' && annotation(argument, 'is') !== 'user')
    return `@${argument.textContent}`;
  const isMatrix = argument.localName === 'unary' && argument.getAttribute('op') === '[]';
  return isMatrix && itemsOf(argument).length === 0 ? '[]' : undefined;
}

function isColon(argument: XmlElement): boolean {
  return argument.localName === 'colon';
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

import { diagnostic, type Diagnostic } from '../../diagnostic/diagnostic.js';
import type { AnalysisContext } from '../analysis.js';
import { annotation, children, placeOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { storageText } from './storage-text.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/** A call that puts a varied value where other calls may find it. */
interface Giver {
  readonly call: XmlElement;
  readonly name: string;
  readonly way: string;
}

/** The way of functions of which nothing is known: they may share variables. */
const unknown = 'unknown';

/**
 * Refuses what is put where something that a result depends on is taken from. An indexed expression may be a method
 * (`possibleCalls`), which keeps the value in an object that an unknown function has made. A returned value may be such an
 * object, as the caller may have made it, too.
 */
export function refuseHiddenWays(
  found: {
    readonly varied: ReadonlyMap<XmlElement, VariedPaths>;
    readonly useful: ReadonlyMap<XmlElement, unknown>;
  },
  possibleCalls: ReadonlySet<XmlElement>,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
  { rules, report }: AnalysisContext,
): ReadonlySet<XmlElement> {
  const ways = new HiddenWays(rules);
  for (const [statement, state] of found.varied) {
    const isUseful = found.useful.has(statement);
    walk(statement, (it) => {
      if (it.localName === 'statement-list') return false;
      if (it.localName === 'call')
        ways.note(it, isUseful, () => argumentsOf(it).some((part) => isVaried(part, state)));
      else if (!isUseful && isField(children(it)[0]) && indicesOf(it).some((part) => isVaried(part, state)))
        ways.noteMethod(it, possibleCalls.has(it));
      return undefined;
    });
  }
  for (const it of ways.diagnostics()) report(it);
  return ways.keepers;
}

/**
 * Ways of values besides variables: files, properties of graphics, functions that are not known. Where a varied value
 * is put into one and something that a result depends on is taken from the same, nobody knows the derivative.
 */
class HiddenWays {
  readonly #givers: Giver[] = [];
  readonly #takers = new Map<string, string>();
  /** Values that may be objects that keep what is given to a method of theirs, or to an unknown function with them. */
  readonly keepers = new Set<XmlElement>();

  constructor(readonly rules: RuleTable) {}

  /** Notes a call; whether its arguments are varied is asked only where it matters. */
  note(call: XmlElement, isUseful: boolean, isVaried: () => boolean): void {
    if (annotation(call, 'is') === 'user') return;
    const name = calleeName(call);
    const isOfText = name === 'feval' && (annotation(call, 'names') ?? annotation(call, 'is')) === 'missing';
    const isUnknown = isOfText || this.rules.stateOf(name) === undefined;
    const { gives, takes } = isUnknown ? { gives: unknown, takes: unknown } : this.rules.waysOf(name);
    if (isUseful && takes !== '') this.#takers.set(takes, this.#takers.get(takes) ?? name);
    // Where the call itself is active, there is more to say of it than that.
    if (gives === '' || (isUnknown && isUseful) || isPrinting(call)) return;
    if (!isVaried()) return;
    this.#givers.push({ call, name, way: gives });
    if (isUnknown) for (const it of argumentsOf(call)) this.keepers.add(it);
  }

  /** Notes what may be a call of a method that gives nothing back, of an object that an unknown function may have made. */
  noteMethod(call: XmlElement, mayBeUnknown: boolean): void {
    const [base] = children(call);
    if (base === undefined) return;
    this.keepers.add(base);
    if (mayBeUnknown) this.#givers.push({ call, name: storageText(base), way: unknown });
  }

  /** Values that are passed in and out on the same way. */
  diagnostics(): Diagnostic[] {
    return this.#givers.flatMap(({ call, name, way }) => {
      const taker = this.#takers.get(way);
      if (taker === undefined) return [];
      const reason = `what it is given may come back by '${taker}', and is not followed there`;
      return [diagnostic('E402', placeOf(call), { name, reason })];
    });
  }
}

function isField(it: XmlElement | undefined): boolean {
  return it?.localName === 'struct-ref' || it?.localName === 'dyn-struct-ref';
}

/** Whether a call prints on the screen: what it begins with is the text, or the number of that stream. */
function isPrinting(call: XmlElement): boolean {
  const [first] = argumentsOf(call);
  return ['fprintf', 'fputs', 'fdisp'].includes(calleeName(call)) && first !== undefined && isScreen(first);
}

function isScreen(it: XmlElement): boolean {
  if (it.localName === 'literal') return /^(?:['"].*|[12])$/s.test(it.textContent);
  return it.localName === 'call' && children(it).length > 0 && ['stdout', 'stderr'].includes(calleeName(it));
}

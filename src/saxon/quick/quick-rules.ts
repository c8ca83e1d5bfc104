import { CachedByName } from './cached-by-name.js';
import type { XPathContext, Instruction } from '../load-saxon.js';
import { exactTestOf, type ExactTest } from './exact-match.js';
import { patternOf, testOf, type ElementTest } from './may-match.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** A rule of a mode as SaxonJS 2.7 holds it, under the names that its build gave. */
interface Rule {
  /** Import precedence, priority, place in the stylesheet and among the alternatives of a pattern. */
  readonly rb: number;
  readonly Ec: number;
  readonly Kd: number;
  readonly Ei: number;
  /** The pattern. */
  readonly ve: (item: XmlNode, context: XPathContext) => boolean;
  /** The rule in the compiled stylesheet. */
  readonly Id: Instruction;
  /** Whether the pattern matches, where that is known without SaxonJS; else null. */
  exact?: ExactTest | null;
  /** Whether the pattern may match: asked before, as that takes less. */
  may?: ElementTest;
}

type Find = (this: Mode, item: unknown, context: XPathContext, filter?: unknown) => Rule | null;

/** A mode: its rules by what they match (`NE var`, `NE`, `N`, `.`), and whether several that match are an error. */
interface Mode {
  readonly Ub: Readonly<Record<string, readonly Rule[] | undefined>>;
  readonly ug: boolean;
  /** The rules for elements of each name, the first to be tried before the others. */
  kept?: CachedByName<readonly Rule[]>;
}

let isDone = false;

/**
 * Has SaxonJS find the rule for an element among rules that are in order already, so that it is done with the first that
 * matches, and those that rank with it: its own way makes lists and tries lower ranks too. The function is not documented:
 * where a mode does not look as it should, SaxonJS stays as it is.
 */
export function quickenRules({ currentMode }: XPathContext): void {
  if (isDone || !isMode(currentMode?.mode)) return;
  isDone = true;
  const prototype = Object.getPrototypeOf(currentMode.mode) as { xj?: Find; [isQuick]?: true };
  const find = prototype.xj;
  // Where our modules are loaded anew in a process, as in tests, SaxonJS is not.
  if (find === undefined || prototype[isQuick] === true) return;
  prototype[isQuick] = true;
  prototype.xj = function (item, context, filter) {
    if (filter !== undefined || !isElement(item as XmlNode)) return find.call(this, item, context, filter);
    const element = item as XmlElement;
    let found: Rule | null = null;
    for (const rule of rulesFor(this, element)) {
      if (found !== null && rank(rule, found) < 0) break;
      if (!matches(rule, element, context)) continue;
      // Nodes that several rules match are an error that SaxonJS words.
      if (found !== null) return find.call(this, item, context, filter);
      found = rule;
      if (!this.ug) break;
    }
    return found;
  };
}

const isQuick = Symbol.for('isQuick (Adjoinery)');

function isMode(it: unknown): it is Mode {
  const mode = it as Partial<Mode> | undefined;
  if (typeof mode?.Ub !== 'object' || typeof mode.ug !== 'boolean') return false;
  const rules = Object.values(mode.Ub).flatMap((of) => of ?? []);
  return rules.every(
    ({ rb, Ec, Kd, Ei, ve }) => [rb, Ec, Kd, Ei].every(Number.isFinite) && typeof ve === 'function',
  );
}

function rulesFor(mode: Mode, element: XmlNode): readonly Rule[] {
  mode.kept ??= new CachedByName();
  return mode.kept.of(element, () =>
    [`NE ${element.localName ?? ''}`, 'NE', 'N', '.']
      .flatMap((kind) => mode.Ub[kind] ?? [])
      .sort((one, other) => rank(other, one) || other.Kd - one.Kd || one.Ei - other.Ei),
  );
}

/** Above 0 where the one rule goes before the other by what the stylesheet says of both. */
function rank(one: Rule, other: Rule): number {
  return one.rb - other.rb || one.Ec - other.Ec;
}

function matches(rule: Rule, element: XmlElement, context: XPathContext): boolean {
  if (rule.exact === undefined) rule.exact = exactTestOf(patternOf(rule.Id)!) ?? null;
  if (rule.exact !== null) return rule.exact(element, context);
  rule.may ??= testOf(patternOf(rule.Id)!);
  if (!rule.may(element)) return false;
  try {
    return rule.ve(element, context);
  } catch {
    // A failing pattern does not match (XSLT 3.0, 5.5.4).
    return false;
  }
}

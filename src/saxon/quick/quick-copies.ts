import { holdElement, plainly } from './held-copies.js';
import type { CompiledStylesheet, Instruction, Push } from '../load-saxon.js';
import { mayMatch, patternOf, someAttribute, type MayMatch } from './may-match.js';
import { quickenRules } from './quick-rules.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/**
 * Has the rules that copy what no other rule of a mode matches (`complete-stylesheet.xsl` writes them) copy all that is
 * in an element at once, where no other rule may match anything in it: half of all elements that stylesheets go through
 * are such.
 */
export function quickenCopies(stylesheet: CompiledStylesheet): void {
  const visit = (it: Instruction): void => {
    if (it.N === 'mode' && it.C !== undefined) quicken(it.C);
    for (const operand of it.C ?? []) visit(operand);
  };
  visit(stylesheet as Instruction);
}

function quicken(rules: readonly Instruction[]): void {
  const copying = actionOf(rules.find((it) => it.prio === lastPriority && it.match === '*'));
  const others = rules.filter((it) => actionOf(it) !== copying && !copiesAll(it));
  const matched = mayMatch(others.flatMap((it) => patternOf(it) ?? []));
  if (copying === undefined || matched === undefined) return;
  const copies = new UnmatchedElements(matched);
  let copyPlainly: Push | undefined;
  let copyWhole: Push | undefined;
  copying.PUSH = (context, output) => {
    quickenRules(context);
    const element = context.getCurrentFocus();
    if (!isElement(element) || !copies.has(element)) (copyPlainly ??= plainly(copying))(context, output);
    else if (!holdElement(element, output)) (copyWhole ??= plainly(copyOfContext))(context, output);
  };
}

/** The priority that the generated rules have. */
const lastPriority = '-20';

/** `<xsl:copy-of select="." copy-namespaces="no"/>` */
const copyOfContext: Instruction = { N: 'copyOf', flags: '', C: [{ N: 'dot' }] };

function actionOf(rule: Instruction | undefined): Instruction | undefined {
  return rule?.C?.find(({ role }) => role === 'action');
}

/** Whether a rule does what these do, as the generated guards. */
function copiesAll(rule: Instruction): boolean {
  const action = actionOf(rule);
  return action?.N === 'copyOf' && action.flags === '' && action.C?.[0]?.N === 'dot';
}

/** Changes with each run of a stylesheet: what is known of elements holds until it ends. */
let run = {};

/** Forgets what is known of elements, which may change now. */
export function forgetUnmatched(): void {
  run = {};
}

/** The elements in which no rule may match anything. */
class UnmatchedElements {
  #run = run;
  /** The facts on elements: each is looked through once. */
  #known = new Map<XmlElement, boolean>();

  constructor(readonly matched: MayMatch) {}

  has(element: XmlElement): boolean {
    if (this.#run !== run) {
      this.#run = run;
      this.#known = new Map();
    }
    return this.#has(element);
  }

  #has(element: XmlElement): boolean {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const found = this.#look(element);
    this.#known.set(element, found);
    return found;
  }

  #look(element: XmlElement): boolean {
    const { matched } = this;
    if (matched.attribute !== undefined && someAttribute(element, matched.attribute)) return false;
    for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
      if (isElement(it) && (matched.element(it) || !this.#has(it))) return false;
    }
    return true;
  }
}

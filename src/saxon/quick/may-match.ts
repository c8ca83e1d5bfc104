import type { Instruction } from '../load-saxon.js';
import { nodeTestOf, type NodeTest } from './node-test.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** Whether something holds for an element. */
export type ElementTest = (element: XmlElement) => boolean;

/**
 * The nodes that the patterns of a mode may match: elements, and attributes; it may be less than the tests say, but never
 * more.
 */
export interface MayMatch {
  readonly element: ElementTest;
  /** Undefined where no pattern is one of attributes. */
  readonly attribute: NodeTest | undefined;
}

/**
 * The nodes that patterns, as compiled stylesheets hold them, may match. The names that they ask for are looked at, the
 * attributes, the children and the parents; of other predicates it is taken that they hold. Undefined if nothing can be
 * said, as of patterns of texts.
 */
export function mayMatch(patterns: readonly Instruction[]): MayMatch | undefined {
  const named = new Map<string, ElementTest[]>();
  const others: ElementTest[] = [];
  const attributes: NodeTest[] = [];
  for (const pattern of patterns.flatMap(alternatives)) {
    const asked = stepOf(pattern)?.test ?? '';
    const isNode = nodeTestOf(asked);
    const [, kind, name = ''] = /^(NE|NA)(?: nQ\{.*\}(.+))?$/.exec(asked) ?? [];
    if (isNode === undefined || kind === undefined) return undefined;
    if (kind === 'NA') attributes.push(isNode);
    else if (name === '' || name === '*') others.push(testOf(pattern));
    else named.set(name, [...(named.get(name) ?? []), testOf(pattern)]);
  }
  const none: readonly ElementTest[] = [];
  return {
    element: (it) =>
      (named.get(it.localName) ?? none).some((test) => test(it)) || others.some((test) => test(it)),
    attribute: attributes.length === 0 ? undefined : (it) => attributes.some((test) => test(it)),
  };
}

/** The patterns of which one must match. */
function alternatives(pattern: Instruction): readonly Instruction[] {
  if (pattern.N === 'p.venn' && pattern.op === 'union') return (pattern.C ?? []).flatMap(alternatives);
  const [inner, outer] = pattern.C ?? [];
  if (!isAround(pattern) || inner === undefined || outer === undefined) return [pattern];
  return alternatives(inner).map((it) => ({ ...pattern, C: [it, outer] }));
}

/** The test of the node itself, within predicates and what must stand above. */
function stepOf(pattern: Instruction): Instruction | undefined {
  if (pattern.N === 'p.nodeTest') return pattern;
  const [inner] = pattern.C ?? [];
  return isAround(pattern) && inner !== undefined ? stepOf(inner) : undefined;
}

/** Whether a pattern is another one, of which more is asked. */
function isAround({ N }: Instruction): boolean {
  return N === 'p.withPredicate' || N === 'p.withUpper';
}

/** The pattern of a rule of a compiled stylesheet. */
export function patternOf(rule: Instruction): Instruction | undefined {
  return rule.C?.find(({ role }) => role === 'match');
}

/** The nodes that a pattern may match: more than it does, perhaps. */
export function testOf(pattern: Instruction): ElementTest {
  if (pattern.N === 'p.venn') {
    const tests = (pattern.C ?? []).map(testOf);
    return (it) => tests.some((test) => test(it));
  }
  const [inner, outer] = pattern.C ?? [];
  const test = nodeTestOf(pattern.test ?? '');
  if (pattern.N === 'p.nodeTest' && test !== undefined) return test;
  if (inner === undefined || outer === undefined) return () => true;
  if (pattern.N === 'p.withPredicate') return both(testOf(inner), predicateOf(outer));
  if (pattern.N !== 'p.withUpper') return () => true;
  if (pattern.axis !== 'parent') return testOf(inner);
  const upper = testOf(outer);
  return both(
    testOf(inner),
    ({ parentNode }) => parentNode !== null && (!isElement(parentNode) || upper(parentNode)),
  );
}

function both(one: ElementTest, other: ElementTest | undefined): ElementTest {
  return other === undefined ? one : (it) => one(it) && other(it);
}

/**
 * The feature that a predicate asks for: an attribute (`@of`), one with a value (`@op = '='`), or a child; undefined:
 * something else.
 */
function predicateOf(predicate: Instruction): ElementTest | undefined {
  if (predicate.N === 'axis') {
    const test = nodeTestOf(predicate.nodeTest ?? '');
    if (test === undefined) return undefined;
    if (predicate.name === 'attribute') return (it) => someAttribute(it, test);
    return predicate.name === 'child' ? (it) => someChild(it, test) : undefined;
  }
  const [compared, value] = predicate.C ?? [];
  if (predicate.N !== 'gc' || predicate.op !== '=' || compared?.N !== 'attVal' || value?.N !== 'str')
    return undefined;
  const test = nodeTestOf(`NA n${compared.name ?? ''}`);
  if (test === undefined) return undefined;
  return (it) => someAttribute(it, (attribute) => test(attribute) && attribute.textContent === value.val);
}

/** Whether an element has an attribute that passes a test. */
export function someAttribute({ attributes }: XmlElement, test: NodeTest): boolean {
  for (let index = 0; index < attributes.length; index += 1) {
    if (test(attributes[index]!)) return true;
  }
  return false;
}

function someChild(element: XmlElement, test: NodeTest): boolean {
  for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling)
    if (test(it)) return true;
  return false;
}

import { ownEvaluator, visitInstructions } from './instructions.js';
import {
  saxon,
  type CompiledStylesheet,
  type XPathContext,
  type Evaluator,
  type Instruction,
  type Items,
} from '../load-saxon.js';
import { nodeTestOf } from './node-test.js';
import { attributesOf } from './quick-attributes.js';
import { conditionOf, type QuickCondition } from './quick-condition.js';
import { elsewhere, pathOf, variableOf, type QuickPath } from './quick-path.js';
import { calledTextOf, quickTextOf, type Text } from './quick-texts.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/**
 * Has SaxonJS go along whole paths (`../param-list/*[@op = '=']`, `$f/outvars/var`, …), decide conditions and put texts
 * together at once. Its own way has an iterator and a context for each step, each condition and each value, and sorts what
 * is sorted. Paths that start elsewhere than at an element stay as they are.
 */
export function quickenPaths(stylesheet: CompiledStylesheet): void {
  const functions = functionsIn(stylesheet as Instruction);
  visitInstructions(stylesheet, (it) => {
    if (ways.has(it.N)) quickenPath(it);
    else if (deciding.has(it.N === 'fn' ? `fn:${it.name ?? ''}` : it.N)) quickenCondition(it);
    else if (it.N === 'fn' && writing.has(it.name ?? '')) quickenText(it, quickTextOf(it));
    else if (it.N === 'ufCall') quickenCall(it, functions.get(it.coId ?? ''));
  });
}

/** The functions of a stylesheet, by the numbers by which calls know them. */
function functionsIn({ C: components = [] }: Instruction): ReadonlyMap<string, Instruction> {
  const functions = new Map<string, Instruction>();
  for (const { id, C: [it] = [] } of components) {
    if (id !== undefined && it?.N === 'function') functions.set(id, it);
  }
  return functions;
}

const ways: ReadonlySet<string> = new Set(['docOrder', 'slash', 'filter', 'first']);
const deciding: ReadonlySet<string> = new Set([
  ...['or', 'and', 'gc', 'compareToInt', 'fn:not', 'fn:exists', 'fn:empty'],
]);

const writing: ReadonlySet<string> = new Set(['concat', 'string', 'string-join', 'local-name']);

function quickenPath(instruction: Instruction): void {
  const step = instruction.N === 'docOrder' ? instruction.C?.[0] : instruction;
  const path = pathOf(instruction);
  if (path?.hasElements === true) {
    quicken(instruction, path.isFree, (element, context) => itemsOf(nodesOf(path, element, context)));
  } else if (step?.N === 'slash') quickenAttributes(instruction, step);
}

/** Attributes are nodes that SaxonJS makes: those at the end of a path are made for what is found before. */
function quickenAttributes(instruction: Instruction, { C: [before, step] = [] }: Instruction): void {
  if (before === undefined || step?.N !== 'axis' || step.name !== 'attribute') return;
  const path = variableOf(before) ?? pathOf(before);
  const test = nodeTestOf(step.nodeTest ?? '');
  if (path?.hasElements !== true || !path.isSorted || test === undefined) return;
  const attributes = attributesOf(test);
  quicken(instruction, path.isFree, (element, context) => {
    const nodes = nodesOf(path, element, context);
    if (nodes.length === 1) return attributes(nodes[0] as XmlElement);
    const found: unknown[] = [];
    for (const node of nodes) attributes(node as XmlElement).forEachItem((it) => void found.push(it));
    return itemsOf(found);
  });
}

function quickenCondition(instruction: Instruction): void {
  const condition = conditionOf(instruction);
  if (condition !== undefined) quicken(instruction, condition.isFree, decide(condition));
}

function decide({ holds }: QuickCondition): (element: XmlElement, context: XPathContext) => Items {
  const answers = { true: answer('true'), false: answer('false') };
  return (element, context) => answers[`${holds(element, context)}`](context);
}

function answer(name: 'true' | 'false'): Evaluator {
  let evaluate: Evaluator | undefined;
  return (context) => (evaluate ??= saxon().internals.Expr.elaborate({ N: name }))(context);
}

function quickenCall(instruction: Instruction, called: Instruction | undefined): void {
  if (called !== undefined) quickenText(instruction, calledTextOf(instruction, called));
}

function quickenText(instruction: Instruction, text: Text | undefined): void {
  if (text === undefined) return;
  quicken(instruction, text.isFree, (element, context) =>
    saxon().internals.Expr.elaborate({ N: 'str', val: text.of(element, context) })(context),
  );
}

function quicken(
  instruction: Instruction,
  isFree: boolean,
  evaluate: (element: XmlElement, context: XPathContext) => Items,
): void {
  const plainly = ownEvaluator(instruction);
  instruction.ELAB = (context) => {
    const node = context.getCurrentFocus();
    if (!isFree && !isElement(node)) return plainly(context);
    try {
      return evaluate(node as XmlElement, context);
    } catch (error) {
      if (error !== elsewhere) throw error;
      return plainly(context);
    }
  };
}

function nodesOf(path: QuickPath, element: XmlElement, context: XPathContext): XmlNode[] {
  const nodes: XmlNode[] = [];
  path.each(element, context, (it) => {
    nodes.push(it);
    return false;
  });
  return nodes;
}

function itemsOf(items: readonly unknown[]): Items {
  const { Iter } = saxon().internals;
  if (items.length === 0) return Iter.Empty;
  return items.length === 1 ? Iter.Singleton(items[0]) : Iter.ForArray(items);
}

import {
  saxon,
  type CompiledStylesheet,
  type Evaluator,
  type Instruction,
  type Output,
  type Push,
} from '../load-saxon.js';
import { likenessOf } from '../../tree/likeness.js';
import { replaceAll, type Links } from '../../tree/replace-all.js';
import { isElement, type XmlDocument, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** The result of a stylesheet; of parts, a 0 stands behind what each becomes. */
export type Item = XmlNode | string | number;

/** Between these stands the number of a copy, until the stylesheet has ended; no text of a tree holds the first. */
const [mark, end] = ['\u0001', ';'];

/** Where the stylesheet that runs writes its result, which it cannot read; and the nodes of which that shall hold copies. */
let result: Output | undefined;
let held: XmlElement[] = [];

/**
 * Makes `xsl:copy-of` cheap where a stylesheet writes what it returns. Most elements of results are parts of the input,
 * copied as they are, and SaxonJS takes 5 µs for each; here the nodes are only noted (see `releaseCopies`). Nodes copied
 * into variables, which the stylesheet goes on to read, are copied by SaxonJS.
 */
export function holdCopies(stylesheet: CompiledStylesheet): void {
  const visit = (it: Instruction, isEntry: boolean): void => {
    if (it.N === 'copyOf') holdCopy(it);
    else if (isEntry && it.N === 'applyT' && it.mode === '#unnamed') noteResult(it);
    for (const operand of it.C ?? []) visit(operand, isEntry || (it.N === 'template' && it.name === 'Q{}go'));
  };
  visit(stylesheet as Instruction, false);
}

/** How SaxonJS would run an instruction: it must have prepared the stylesheet before. */
export function plainly(instruction: Instruction): Push {
  return saxon().internals.Push.elaborateForPush({ ...instruction, PUSH: undefined });
}

function noteResult(instruction: Instruction): void {
  let run: Push | undefined;
  instruction.PUSH = (context, output) => {
    run ??= plainly(instruction);
    result = output;
    run(context, output);
    result = undefined;
  };
}

function holdCopy(instruction: Instruction): void {
  const [select] = instruction.C ?? [];
  if (select === undefined || (select.N === 'axis' && select.name === 'attribute')) return;
  let run: Push | undefined;
  let evaluate: Evaluator | undefined;
  instruction.PUSH = (context, output) => {
    if (output !== result) {
      run ??= plainly(instruction);
      run(context, output);
      return;
    }
    evaluate ??= saxon().internals.Expr.elaborate(select);
    evaluate(context).forEachItem((item) => {
      if (!isElement(item as XmlNode) || !holdElement(item as XmlElement, output)) output.append(item);
    });
  };
}

/** Notes that a copy of an element belongs here, if this is the result. */
export function holdElement(element: XmlElement, output: Output): boolean {
  if (output !== result) return false;
  output.text(`${mark}${String(held.push(element) - 1)}${end}`);
  return true;
}

/** Forgets what a stylesheet that failed has noted. */
export function dropCopies(): void {
  result = undefined;
  held = [];
}

/**
 * Puts copies into the results of a stylesheet, where they were noted. A node that nothing else holds is not copied but
 * taken: one of the elements `consumed`, in whose place the results come, or of those that the stylesheet built.
 */
export function releaseCopies(results: readonly Item[], consumed: readonly XmlElement[]): Item[] {
  if (held.length === 0) return [...results];
  const release = new Release(results, consumed, held);
  held = [];
  return release.results;
}

class Release {
  readonly results: Item[] = [];
  /** How often each node is still to be put somewhere. */
  readonly #counts = new Map<XmlNode, number>();
  readonly #consumed: ReadonlySet<XmlNode>;
  /** Results, and what holds such as were not built: they must stay as they are. */
  readonly #kept = new Set<XmlNode>();
  readonly #replacements = new Map<XmlNode, readonly XmlNode[]>();

  constructor(
    given: readonly Item[],
    consumed: readonly XmlElement[],
    readonly held: readonly XmlElement[],
  ) {
    this.#consumed = new Set(consumed);
    for (const it of held) this.#counts.set(it, (this.#counts.get(it) ?? 0) + 1);
    for (const it of given) {
      for (let node = isNode(it) ? it : null; node !== null; node = node.parentNode) this.#kept.add(node);
    }
    for (const it of given) {
      if (isNode(it) && it.nodeType === textNode) {
        this.results.push(...this.#nodesOf(it));
        continue;
      }
      this.results.push(it);
      if (isNode(it)) this.#visit(it);
    }
    replaceAll(this.#replacements);
  }

  #visit(node: XmlNode): void {
    for (let it = node.firstChild; it !== null; it = it.nextSibling) {
      if (it.nodeType !== textNode) this.#visit(it);
      else if (it.textContent.includes(mark)) this.#replacements.set(it, this.#nodesOf(it));
    }
  }

  /** The contents that a text stands for: texts, and the nodes that are noted in it. */
  #nodesOf(text: XmlNode): XmlNode[] {
    const { textContent, ownerDocument } = text;
    const nodes: XmlNode[] = [];
    for (let from = 0; from < textContent.length;) {
      const start = textContent.indexOf(mark, from);
      if (start !== from)
        nodes.push(ownerDocument.createTextNode(textContent.slice(from, start < 0 ? undefined : start)));
      if (start < 0) break;
      const stop = textContent.indexOf(end, start);
      nodes.push(
        this.#take(this.held[Number(textContent.slice(start + 1, stop))] as XmlElement, ownerDocument),
      );
      from = stop + 1;
    }
    return nodes;
  }

  #take(node: XmlElement, run: XmlDocument): XmlElement {
    const count = this.#counts.get(node) ?? 0;
    this.#counts.set(node, count - 1);
    if (count > 1 || !this.#isFree(node, run)) return copyOf(node);
    // A consumed node is still to be replaced: it keeps its place, and gives its contents.
    return this.#consumed.has(node) ? contentOf(node) : detach(node);
  }

  /** Whether a node can be taken: nothing around it is to be put somewhere, or stays, and it is not needed any more. */
  #isFree(node: XmlElement, run: XmlDocument): boolean {
    let isConsumed = false;
    for (let it: XmlNode | null = node; it !== null; it = it.parentNode) {
      if (it !== node && this.#counts.has(it)) return false;
      if (!isConsumed && this.#kept.has(it)) return false;
      isConsumed ||= this.#consumed.has(it);
    }
    return isConsumed || node.ownerDocument === run;
  }
}

const textNode = 3;

function detach<Node extends XmlNode>(node: Node): Node {
  const links: Links = node;
  links.parentNode = links.previousSibling = links.nextSibling = null;
  return node;
}

/** An element like another one, with what was in that. */
function contentOf(element: XmlElement): XmlElement {
  const taken = likenessOf(element);
  for (let it = element.firstChild, next; it !== null; it = next) {
    next = it.nextSibling;
    taken.appendChild(detach(it));
  }
  return taken;
}

function isNode(item: Item): item is XmlNode {
  return typeof item === 'object';
}

function copyOf(element: XmlElement): XmlElement {
  const copy = likenessOf(element);
  const { ownerDocument } = element;
  for (let it = element.firstChild; it !== null; it = it.nextSibling) {
    copy.appendChild(isElement(it) ? copyOf(it) : ownerDocument.createTextNode(it.textContent));
  }
  return copy;
}

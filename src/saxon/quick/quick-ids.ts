import { ownEvaluator, visitInstructions } from './instructions.js';
import { saxon, type CompiledStylesheet, type Instruction } from '../load-saxon.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/**
 * Has SaxonJS number the elements that are asked for their identifiers (`generate-id`). Its own way counts the siblings before
 * a node and before each one around it: in long lists that takes quadratic time.
 */
export function quickenIds(stylesheet: CompiledStylesheet): void {
  visitInstructions(stylesheet, (it) => {
    if (it.N === 'fn' && it.name === 'generate-id') quicken(it);
  });
}

const ids = new WeakMap<XmlElement, string>();
let count = 0;

function idOf(element: XmlElement): string {
  let id = ids.get(element);
  if (id === undefined) ids.set(element, (id = `e${String((count += 1))}`));
  return id;
}

function quicken(instruction: Instruction): void {
  const [operand] = instruction.C ?? [];
  if (operand === undefined) return;
  const evaluate = ownEvaluator(operand);
  const plainly = ownEvaluator(instruction);
  instruction.ELAB = (context) => {
    const node = evaluate(context).next() as XmlNode | null;
    if (!isElement(node)) return plainly(context);
    return saxon().internals.Expr.elaborate({ N: 'str', val: idOf(node) })(context);
  };
}

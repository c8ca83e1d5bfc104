import { saxon, type CompiledStylesheet, type Evaluator, type Instruction } from './load-saxon.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * Has SaxonJS number the elements that are asked for their identifiers (`generate-id`). Its own way counts the siblings before
 * a node and before each one around it: in long lists that takes quadratic time.
 */
export function quickenIds(stylesheet: CompiledStylesheet): void {
  const visit = (it: Instruction): void => {
    if (it.N === 'fn' && it.name === 'generate-id') quicken(it);
    for (const operand of it.C ?? []) visit(operand);
  };
  visit(stylesheet as Instruction);
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
  const twin = { ...instruction };
  let plainly: Evaluator | undefined;
  let evaluate: Evaluator | undefined;
  instruction.ELAB = (context) => {
    const { Expr } = saxon().internals;
    const node = (evaluate ??= Expr.elaborate(operand))(context).next() as XmlNode | null;
    if (isElement(node)) return Expr.elaborate({ N: 'str', val: idOf(node) })(context);
    return (plainly ??= Expr.elaborate(twin))(context);
  };
}

import { saxon, type CompiledStylesheet, type Evaluator, type Instruction } from '../load-saxon.js';

/** Calls `visit` for all instructions of a stylesheet, those around others first. */
export function visitInstructions(stylesheet: CompiledStylesheet, visit: (it: Instruction) => void): void {
  const instruction = stylesheet as Instruction;
  visit(instruction);
  for (const operand of instruction.C ?? []) visitInstructions(operand, visit);
}

/** How SaxonJS evaluates an instruction as it is now, whatever is made of it later. */
export function ownEvaluator(instruction: Instruction): Evaluator {
  const twin = { ...instruction };
  let evaluate: Evaluator | undefined;
  return (context) => (evaluate ??= saxon().internals.Expr.elaborate(twin))(context);
}

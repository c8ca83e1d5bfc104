import { assignedNames } from '../matlab/assignment-target.js';
import type { Block, Expression, FunctionNode, Statement } from '../matlab/ast.js';
import { declaredNames } from '../matlab/declared-names.js';
import { expressionsIn } from './expressions-in.js';

/** The names in a function, without those of the functions that are nested in it. */
export interface VariableNames {
  /** Those that are assigned to. */
  readonly assigned: ReadonlySet<string>;
  /** Global and persistent ones. */
  readonly declared: ReadonlySet<string>;
  /** All that are mentioned, those of functions and commands too. */
  readonly mentioned: ReadonlySet<string>;
  /** Names that are statements by themselves: scripts, perhaps. */
  readonly alone: ReadonlySet<string>;
}

/** Finds the names in a function, or in a part of one. */
export function variableNames(unit: Pick<FunctionNode, 'parameters' | 'outputs' | 'body'>): VariableNames {
  const names = {
    assigned: new Set<string>(),
    declared: new Set<string>(),
    mentioned: new Set([...declaredNames(unit.parameters), ...declaredNames(unit.outputs)]),
    alone: new Set<string>(),
  };
  const visit = (it: Expression): void => {
    if (it.kind === 'variable') names.mentioned.add(it.name);
    if (it.kind === 'assignment') for (const name of assignedNames(it.target)) names.assigned.add(name);
    if (it.kind === 'unary' && ['++', '--'].includes(it.operator))
      for (const name of assignedNames(it.operand)) names.assigned.add(name);
    expressionsIn(it).forEach(visit);
  };
  const visitBlock = (block: Block): void => {
    block.forEach(visitStatement);
  };
  const visitStatement = (it: Statement): void => {
    switch (it.kind) {
      case 'expression':
        if (it.expression.kind === 'variable') names.alone.add(it.expression.name);
        visit(it.expression);
        break;
      case 'command':
        names.mentioned.add(it.name);
        break;
      case 'if':
        for (const branch of it.branches) {
          visit(branch.condition);
          visitBlock(branch.body);
        }
        visitBlock(it.otherwise ?? []);
        break;
      case 'switch':
        visit(it.subject);
        for (const each of it.cases) {
          visit(each.value);
          visitBlock(each.body);
        }
        visitBlock(it.otherwise ?? []);
        break;
      case 'for':
        for (const name of assignedNames(it.target)) names.assigned.add(name);
        visit(it.target);
        visit(it.values);
        visitBlock(it.body);
        break;
      case 'while':
      case 'do-until':
        visit(it.condition);
        visitBlock(it.body);
        break;
      case 'try':
        visitBlock(it.body);
        if (it.handler?.name !== undefined) names.assigned.add(it.handler.name);
        visitBlock(it.handler?.body ?? []);
        break;
      case 'unwind-protect':
        visitBlock(it.body);
        visitBlock(it.cleanup);
        break;
      case 'spmd':
        visitBlock(it.body);
        break;
      case 'global':
      case 'persistent':
        for (const item of it.items) for (const name of declaredNames([item])) names.declared.add(name);
        break;
      default:
        break;
    }
  };
  visitBlock(unit.body);
  return names;
}

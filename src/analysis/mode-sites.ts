import { annotation } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import type { Modes } from './modes.js';

/** What the results of a factorization hold, by their places. */
type Results = readonly Pick<Modes, 'form' | 'side'>[];

const vectors = { form: 'columns', side: 'vectors' } as const;
const diagonal = { form: 'diagonal', side: 'none' } as const;
const values = { form: 'values', side: 'none' } as const;
const left = { form: 'columns', side: 'left' } as const;
const right = { form: 'columns', side: 'right' } as const;

/**
 * What the results of an assignment hold where it is a factorization of one matrix, as a helper stands for it: eigenvectors
 * with their values, or singular vectors with theirs.
 */
export function factorization(statement: XmlElement): Results | undefined {
  const call = isAssignment(statement) ? valueOf(statement) : undefined;
  if (call?.localName !== 'call' || annotation(call, 'is') !== 'rule') return undefined;
  const count = targetsOf(statement).length;
  const [matrix, option, ...others] = argumentsOf(call);
  if (matrix === undefined || others.length > 0) return undefined;
  const text = option?.textContent ?? '';
  if (calleeName(call) === 'eig' && count === 2) {
    if (option !== undefined && !/^'(?:vector|matrix|balance|nobalance)'$/.test(text)) return undefined;
    return [vectors, text === "'vector'" ? values : diagonal];
  }
  if (calleeName(call) === 'svd' && (count === 2 || count === 3)) {
    if (option !== undefined && !/^(?:0|'econ')$/.test(text)) return undefined;
    return [left, diagonal, right].slice(0, count);
  }
  return undefined;
}

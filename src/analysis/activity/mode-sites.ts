import { annotation } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import type { Modes } from './modes.js';

/** The modes in the results of a factorization, by their places. */
type Results = readonly Pick<Modes, 'form' | 'side'>[];

const vectors = { form: 'columns', side: 'vectors' } as const;
const pencil = { form: 'columns', side: 'pencil' } as const;
const diagonal = { form: 'diagonal', side: 'none' } as const;
const values = { form: 'values', side: 'none' } as const;
const left = { form: 'columns', side: 'left' } as const;
const right = { form: 'columns', side: 'right' } as const;

/**
 * The modes in the results of an assignment where it is a factorization, as a helper stands for it: eigenvectors of one
 * matrix or of two with their values, or singular vectors with theirs; or the values alone, if these are asked for.
 */
export function factorization(statement: XmlElement, ofValues: boolean): Results | undefined {
  const call = isAssignment(statement) ? valueOf(statement) : undefined;
  if (call?.localName !== 'call' || annotation(call, 'is') !== 'rule') return undefined;
  const count = targetsOf(statement).length;
  if (count === 1 && !ofValues) return undefined;
  switch (factorizing(call)) {
    case 'adm_spectrum':
      return count > 2 ? undefined : ofVectors(call, count, vectors);
    case 'adm_pencil_spectrum':
      return count > 2 ? undefined : ofVectors(call, count, pencil);
    case 'adm_singular':
      if (count > 3) return undefined;
      return count === 1 ? [values] : [left, diagonal, right].slice(0, count);
    default:
      return undefined;
  }
}

/** The helper that stands for a call of `eig` or `svd`, if there is one: their options are to be written down. */
export function factorizing(call: XmlElement): string | undefined {
  const [matrix, ...others] = argumentsOf(call);
  const texts = others.filter((it) => it.localName === 'literal').map((it) => it.textContent);
  const matrices = others.filter((it) => it.localName !== 'literal');
  if (matrix === undefined || texts.length > 1) return undefined;
  if (calleeName(call) === 'svd') {
    return matrices.length === 0 && texts.every((it) => /^(?:0|'econ')$/.test(it))
      ? 'adm_singular'
      : undefined;
  }
  if (calleeName(call) !== 'eig') return undefined;
  const isKnown = texts.every((it) => /^'(?:vector|matrix|balance|nobalance|chol|qz)'$/.test(it));
  if (!isKnown || matrices.length > 1) return undefined;
  return matrices.length === 0 ? 'adm_spectrum' : 'adm_pencil_spectrum';
}

function ofVectors(
  call: XmlElement,
  count: number,
  columns: typeof vectors | typeof pencil,
): Results | undefined {
  const option = argumentsOf(call).at(-1)?.textContent;
  if (count === 1) return option === "'matrix'" ? undefined : [values];
  return [columns, option === "'vector'" ? values : diagonal];
}

/** Helpers that are the adjoints of values, which are products of modes with the adjoints as weights. */
export const adjointsOfValues: ReadonlySet<string> = new Set(['adm_eig_values', 'adm_svd_values']);

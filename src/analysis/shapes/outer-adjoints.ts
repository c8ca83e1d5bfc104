import type { Analysis } from '../analysis.js';
import { annotate, annotationNames, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from '../reading/flow.js';
import { makesSparse } from './makes-sparse.js';
import { OuterFunction } from './outer-function.js';
import { SparseValues } from './sparse-values.js';
import { variableKey } from '../reading/variable.js';

/**
 * Matrices whose adjoints are never formed, as these are sums of few outer products `l * u.'`. Those of `K` in `K \ b` and `K * b`
 * are, and stay so through parts, transposes, sums and multiples of matrices. Where all that uses a matrix is of this kind,
 * and all that it is made of goes back to `sparse(i, j, v, ...)`, only the entries at the places (i, j) of the products are
 * asked for: `l(i) .* u(j)`. Whether places are there twice does not matter, as v(k) stands for the entry at (i(k), j(k))
 * whatever else does.
 *
 * Each use adds products. So uses stand in no loop that the matrix is not made in: there they would become many.
 *
 * Writes `ada:outer` on such variables, and on functions the keys of them.
 */
export const outerAdjoints: Analysis = {
  name: 'outer-adjoints',
  needs: ['ada:active', 'ada:container', 'ada:facts', 'ada:is', 'ada:products', 'ada:rule'],
  adds: ['ada:outer'],
  run(root, context) {
    if (!makesSparse(root)) return;
    const units = functionsOf(root);
    const values = new SparseValues(units);
    for (const unit of units) {
      const isReversed = annotationNames(unit, 'products').some((it) => it === 'joint' || it === 'pair');
      if (isReversed) mark(unit, new OuterFunction(unit, values, context.rules).found());
    }
  },
};

function mark(unit: XmlElement, found: ReadonlySet<string>): void {
  if (found.size === 0) return;
  annotate(unit, 'outer', [...found].join(' '));
  walk(bodyOf(unit), (it) => {
    if (it.localName === 'var' && found.has(variableKey(it))) annotate(it, 'outer', 'yes');
    return undefined;
  });
}

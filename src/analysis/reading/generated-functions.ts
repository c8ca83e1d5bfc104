import type { Analysis } from '../analysis.js';
import { isGenerated } from '../../matlab/is-generated.js';
import { annotate, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { commentsIn } from './comments-in.js';
import { evasions } from './evasions.js';
import { functionName } from './free-names.js';
import { helperPrefix } from './hides-builtin.js';

/**
 * Which functions stand in files that we have generated (`ada:derived`), as their comments tell: derivatives that are
 * differentiated again. The helpers in such files are none of these.
 */
export const generatedFunctions: Analysis = {
  name: 'generated-functions',
  needs: [],
  adds: ['ada:derived'],
  run(root) {
    const units = functionsOf(root);
    const files = new Set(units.filter(saysGenerated).map((it) => it.getAttribute('file')));
    for (const unit of units) {
      if (!isHelper(unit) && files.has(unit.getAttribute('file'))) annotate(unit, 'derived', 'yes');
    }
  },
};

/** Helpers of a file that is differentiated again have got another name before. */
function isHelper(unit: XmlElement): boolean {
  return evasions.some((it) => functionName(unit).startsWith(it + helperPrefix));
}

function saysGenerated(unit: XmlElement): boolean {
  return commentsIn(unit).some((it) => isGenerated(it.textContent));
}

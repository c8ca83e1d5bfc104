import { walkNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { usesUnseen } from '../sharing/uses-unseen.js';

/** Calls that ask about what is around a statement, or mean something else in another function. */
const around: ReadonlySet<string> = new Set([
  ...['nargin', 'nargout', 'isargout', 'varargin', 'varargout', 'exist', 'inputname', 'who', 'whos'],
  ...['print_usage', 'narginchk', 'nargoutchk', 'nargchk', 'ans'],
]);

/** Why statements mean something else in a function of their own; undefined where they do not. */
export function asksAround(loop: XmlElement): string | undefined {
  let reason: string | undefined;
  walkNames(loop, (it) => {
    if (it.localName === 'id' && (around.has(it.textContent) || usesUnseen(it.textContent)))
      reason ??= `'${it.textContent}' means something else in a function of the iterations`;
  });
  return reason;
}

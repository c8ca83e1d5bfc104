import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { expressionText } from '../shapes/expression-text.js';
import { isPlainPart } from '../activity/plain-part.js';

/** Tells in which lists increments of one adjoint, or of one part of it, which is no container, follow each other (`ada:run`). */
export const incrementRuns: Analysis = {
  name: 'increment-runs',
  needs: ['ada:container', 'ada:repeats'],
  adds: ['ada:run'],
  run(root) {
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        if (it.localName === 'statement-list' && hasRun(it)) annotate(it, 'run', 'yes');
        return it.localName !== 'binary' && it.localName !== 'adjoint-increment';
      });
  },
};

function hasRun(list: XmlElement): boolean {
  let last: string | undefined;
  for (const it of children(list)) {
    const target = it.localName === 'adjoint-increment' ? child(it, 'target') : undefined;
    const storage = target === undefined ? undefined : children(target)[0];
    const isMerged =
      storage !== undefined &&
      annotation(it, 'container') === undefined &&
      (storage.localName === 'var' || isPlainPart(storage));
    const key = isMerged ? expressionText(storage) : undefined;
    if (key !== undefined && key === last) return true;
    last = key;
  }
  return false;
}

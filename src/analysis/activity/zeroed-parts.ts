import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, nextOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { expressionText } from '../shapes/expression-text.js';
import { isPlainPart } from './plain-part.js';

/** How far behind what sets a part to zero its first increment is looked for: those of one statement stand together. */
const farthest = 10;

/**
 * Finds the parts of adjoints that are set to zero and then get an increment, with nothing but other adjoints getting theirs in
 * between: the increment is an assignment to the part (`ada:first` is `part`), and what sets it to zero is dead (`ada:dead`).
 */
export const zeroedParts: Analysis = {
  name: 'zeroed-parts',
  needs: ['ada:container', 'ada:first', 'ada:repeats', 'ada:shape'],
  adds: ['ada:dead', 'ada:first'],
  goesWith: ['name-values-around-loops'],
  run(root) {
    for (const unit of functionsOf(root))
      walk(unit, (it) => {
        const increment = it.localName === 'initialize-adjoint-part' ? firstIncrement(it) : undefined;
        if (increment !== undefined) {
          annotate(increment, 'first', 'part');
          annotate(it, 'dead', 'yes');
        }
        return it.localName === 'binary' || it.localName === 'adjoint-increment' ? false : undefined;
      });
  },
};

function firstIncrement(zeroing: XmlElement): XmlElement | undefined {
  const [part] = children(zeroing);
  const [key = ''] = accessesOf(zeroing).updates;
  if (part === undefined || !isPlainPart(part)) return undefined;
  let next = nextOf(zeroing);
  for (let count = 0; count < farthest && next?.localName === 'adjoint-increment'; count += 1) {
    if (variablesIn([next]).includes(key)) return isIncrementOf(part, key, next) ? next : undefined;
    next = nextOf(next);
  }
  return undefined;
}

/** Whether a statement adds to a part of an adjoint something in which that adjoint is not. */
function isIncrementOf(part: XmlElement, key: string, statement: XmlElement): boolean {
  const [storage] = children(child(statement, 'target')!);
  return (
    storage !== undefined &&
    isPlainPart(storage) &&
    annotation(statement, 'container') === undefined &&
    annotation(statement, 'first') === undefined &&
    expressionText(storage) === expressionText(part) &&
    !variablesIn([child(statement, 'increment')!]).includes(key)
  );
}

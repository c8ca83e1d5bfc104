import { annotateKnown, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { evaluate, type Surroundings } from './evaluate.js';

/** Notes which variables hold matrices; those that the user gives are looked at when the function is called. */
export function annotateMatrices(expression: XmlElement, around: Surroundings, isEntry: boolean): void {
  walk(expression, (it) => {
    if (it.localName !== 'var') return undefined;
    const { shape } = evaluate(it, around);
    const isGiven = shape.kind === 'named' && isEntry && shape.parts.every((part) => part.startsWith('p:'));
    annotateKnown(it, 'flat', shape.kind === 'matrix' || isGiven ? 'yes' : undefined);
    return undefined;
  });
}

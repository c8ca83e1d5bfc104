import { attribute } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { commentsIn } from './comments-in.js';
import { userCallsIn } from './user-calls-in.js';

/** A directive that names a function, and the calls of the next statement that it is about. */
export interface DirectedCalls {
  readonly comment: XmlElement;
  /** The function, as the directive names it. */
  readonly name: string;
  /** None where the name stands for no function of the program. */
  readonly calls: readonly XmlElement[];
}

/** The directives of one kind in a function: `placesOf` tells the places of names of which one of this kind is about. */
export function directedCalls(
  unit: XmlElement,
  placesOf: (comment: XmlElement) => readonly string[],
): DirectedCalls[] {
  return commentsIn(unit).flatMap((comment) => {
    const places = new Set(placesOf(comment));
    if (places.size === 0) return [];
    const [, name = ''] = />\s*([^<\s]*)/.exec(comment.textContent) ?? [];
    return [
      { comment, name, calls: userCallsIn(unit).filter((it) => places.has(attribute(it, 'at') ?? '')) },
    ];
  });
}

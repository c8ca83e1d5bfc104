import { annotationNames } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Positions, from 0, of an input of a call and of the output that it gets next. */
export interface Feed {
  readonly input: number;
  readonly output: number;
}

/** The inputs that get outputs next, of a call of an iteration at a fixed point. */
export function feedsOf(call: XmlElement): readonly Feed[] {
  return annotationNames(call, 'feeds').map((pair) => {
    const [input, output] = pair.split('=').map((it) => Number(it) - 1);
    return { input: input ?? 0, output: output ?? 0 };
  });
}

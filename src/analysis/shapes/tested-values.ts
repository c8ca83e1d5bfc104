import type { XmlElement } from '../../tree/xml-node.js';
import type { AnalysisContext } from '../analysis.js';
import { usualParameters } from './usual-parameters.js';
import { unknownValue, valueOf, type Value } from './value.js';

/** The values of the parameters, by their keys, of the function that is differentiated: of the usual shapes in the body for these. */
export function testedValues(root: XmlElement, context: AnalysisContext, keys: readonly string[]): Value[] {
  const usual = context.options['body'] === 'usual' ? usualParameters(root, context) : undefined;
  return keys.map((key) => {
    const shape = usual?.shapes.get(key);
    return shape === undefined ? unknownValue(`p:${key}`) : valueOf(shape);
  });
}

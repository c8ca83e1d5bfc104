import { unescapeFromXml } from '../matlab/xml-characters.js';
import { markedText, type Printing } from './marked-text.js';
import { parseXml } from '../saxon/saxon.js';

/** A tree, given as AST XML, as MATLAB text. Abstract elements print like calls of functions of their names. */
export function printTree(xml: string, pipeline: Printing): string {
  return unescapeFromXml(markedText(parseXml(xml).documentElement, pipeline));
}

import { readToldShapes } from './told-shapes.js';

/**
 * The shape, or the least value of a name, that a directive tells by its content, as an entry of a request: `F=n,m` of
 * `F n m`. Undefined where the content tells none.
 */
export function entryOfDirective(content: string): string | undefined {
  const [name = '', ...sizes] = content.trim().split(/\s+/);
  const entry = /^[^\s()]*\s*>=/.test(content.trim()) ? content : `${name}=${sizes.join(',')}`;
  const { shapes, least, malformed } = readToldShapes(entry);
  return malformed.length === 0 && shapes.length + least.size === 1 ? entry : undefined;
}

/** The content of a directive about a shape; undefined for other comments. */
export function shapeDirective(comment: string): string | undefined {
  return /^%ADiMat\s+<shape\s*>(.*)<\/shape\s*>\s*$/.exec(comment)?.[1];
}

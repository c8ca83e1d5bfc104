import { annotation, child, children, nextOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { areSpansApart, readSpan, type Span } from '../shapes/span.js';
import { isPlainPart } from './plain-part.js';

/**
 * The increments behind the first one of an adjoint that is zero, in the same run of statements, which add to other elements than all
 * before them: as those of z(1:n) and z(n + 1:2 * n). They end at the first statement that has to do with the adjoint otherwise.
 */
export function partsApart(first: XmlElement, isDead: (it: XmlElement) => boolean): XmlElement[] {
  const [key = ''] = accessesOf(first).updates;
  const span = spanOf(first, key);
  if (span === undefined) return [];
  const spans = [span];
  const found: XmlElement[] = [];
  for (let next = nextOf(first); next !== undefined; next = nextOf(next)) {
    if (!variablesIn([next]).includes(key) || isDead(next)) continue;
    const own = spanOf(next, key);
    if (own === undefined || !spans.every((it) => areSpansApart(it, own))) break;
    spans.push(own);
    found.push(next);
  }
  return found;
}

/** The elements of an adjoint that a statement adds to, if it does nothing else with it. */
function spanOf(statement: XmlElement, key: string): Span | undefined {
  if (statement.localName !== 'adjoint-increment' || annotation(statement, 'container') !== undefined)
    return undefined;
  const { reads, updates } = accessesOf(statement);
  const [storage] = children(child(statement, 'target')!);
  const text = storage === undefined || !isPlainPart(storage) ? undefined : annotation(storage, 'span');
  return text !== undefined && updates.length === 1 && updates[0] === key && !reads.includes(key)
    ? readSpan(text)
    : undefined;
}

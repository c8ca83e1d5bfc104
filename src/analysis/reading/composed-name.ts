import { annotation, children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { AssignedValues } from './assigned-values.js';
import { namedCall } from './named-call.js';

/** The facts on a name that is put together. */
export interface ComposedName {
  /** The name, with a star for each part that only the run knows. */
  readonly pattern: string;
  /** The first text that is known, or the variable that has it. */
  readonly known: XmlElement;
}

/**
 * The facts on a name that is put together, as `['do_', name]`, `strcat('do_', name)` or `sprintf('do_%s', name)`;
 * undefined where there are none.
 */
export function composedName(it: XmlElement, values: AssignedValues): ComposedName | undefined {
  const pieces = piecesOf(it, values);
  const known = pieces.find(({ texts: [first, ...more] }) => more.length > 0 || first !== undefined)?.element;
  if (known === undefined) return undefined;
  const pattern = pieces
    .flatMap(({ texts }) => texts.map((text) => text ?? '*'))
    .join('')
    .replaceAll(/\*+/g, '*');
  return /^[\w*]+(?:\.[\w*]+)*$/.test(pattern) && /\w/.test(pattern) ? { pattern, known } : undefined;
}

/** A part of what is put together, and the texts in it: undefined for what only the run knows. */
interface Piece {
  readonly element: XmlElement;
  readonly texts: readonly (string | undefined)[];
}

/** The parts of a name that is put together; nothing for others. */
function piecesOf(it: XmlElement, values: AssignedValues): readonly Piece[] {
  if (it.localName === 'unary' && it.getAttribute('op') === '[]') {
    const [rows] = children(it);
    return rows !== undefined && children(rows).length === 1 ? joined(itemsOf(it), values) : [];
  }
  if (annotation(it, 'is') === 'user') return [];
  const { name, given } = namedCall(it);
  const [first, second] = given;
  switch (name) {
    case 'strcat':
    case 'horzcat':
      return joined(given, values);
    case 'cat':
      return first?.textContent === '2' ? joined(given.slice(1), values) : [];
    case 'strjoin':
      return first === undefined ? [] : joinedBy(first, second, values);
    case 'sprintf':
      return first === undefined ? [] : formatted(first, given.slice(1), values);
    default:
      return [];
  }
}

function joined(items: readonly XmlElement[], values: AssignedValues): readonly Piece[] {
  return items.flatMap((element) => {
    const inner = piecesOf(element, values);
    return inner.length > 0 ? inner : [{ element, texts: [values.textOf(element)] }];
  });
}

/** The cells of a list in braces, with what `strjoin` puts between them. */
function joinedBy(
  cells: XmlElement,
  between: XmlElement | undefined,
  values: AssignedValues,
): readonly Piece[] {
  if (cells.localName !== 'unary' || cells.getAttribute('op') !== '{}') return [];
  const text = between === undefined ? ' ' : values.textOf(between);
  return itemsOf(cells).flatMap((cell, index) => [
    ...(index === 0 || between === undefined ? [] : [{ element: between, texts: [text] }]),
    ...joined([cell], values),
  ]);
}

/** The text of a format with those of its arguments; of none where another number of these is wanted. */
function formatted(
  format: XmlElement,
  given: readonly XmlElement[],
  values: AssignedValues,
): readonly Piece[] {
  const text = values.textOf(format);
  if (text === undefined) return [];
  const parts = text.split(/%[-+ 0#]*\d*(?:\.\d+)?[a-zA-Z]/);
  const isWhole = given.length === parts.length - 1 && !text.includes('%%');
  const texts = parts.flatMap((part, index) => {
    const value = isWhole ? given[index - 1] : undefined;
    return index === 0 ? [part] : [value === undefined ? undefined : values.textOf(value), part];
  });
  return [{ element: format, texts }];
}

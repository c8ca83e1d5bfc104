import { noteAnnotation } from './annotated.js';
import type {
  AnnotationAttribute,
  AnnotationName,
  AnnotationValues,
  NamesAnnotation,
  NumbersAnnotation,
} from './annotation-names.js';
import { namespaces } from '../base/namespaces.js';
import { setAttribute } from './set-attribute.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/** The child elements of one namespace, in order: those of the core tree unless another is named. */
export function children(parent: XmlElement, namespace: string = namespaces.adm): XmlElement[] {
  const found: XmlElement[] = [];
  for (let child: XmlNode | null = parent.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child) && child.namespaceURI === namespace) found.push(child);
  }
  return found;
}

/** The first of the `children`, if there is one. */
export function firstChildOf(parent: XmlElement): XmlElement | undefined {
  for (let child: XmlNode | null = parent.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child) && child.namespaceURI === namespaces.adm) return child;
  }
  return undefined;
}

/** The next element of the tree beside an element or a comment. */
export function nextOf(node: XmlNode): XmlElement | undefined {
  for (let it = node.nextSibling; it !== null; it = it.nextSibling) {
    if (isElement(it) && it.namespaceURI === namespaces.adm) return it;
  }
  return undefined;
}

/** The text of an element, which is mostly one node, if need be within others: then it need not be put together. */
export function textOf(element: XmlElement): string {
  let it: XmlNode = element;
  while (it.firstChild !== null && it.firstChild.nextSibling === null) it = it.firstChild;
  return it.textContent;
}

/** The first child element of the name, if there is one. */
export function child(parent: XmlElement, name: string): XmlElement | undefined {
  for (let it: XmlNode | null = parent.firstChild; it !== null; it = it.nextSibling) {
    if (it.localName === name && isElement(it) && it.namespaceURI === namespaces.adm) return it;
  }
  return undefined;
}

/** The items of brackets (`unary` with rows of items), in their order. */
export function itemsOf(brackets: XmlElement): XmlElement[] {
  return children(brackets)
    .flatMap((rows) => children(rows))
    .flatMap((row) => children(row));
}

/** The functions of all files: what a step is run on one by one. */
export function functionsOf(root: XmlElement): XmlElement[] {
  return children(root)
    .filter((it) => it.localName === 'master-tree')
    .flatMap((it) => children(it))
    .filter((it) => it.localName === 'function-list')
    .flatMap((it) => children(it))
    .filter((it) => it.localName === 'function');
}

/** Asked at once, as whole trees are traversed over and over. */
const elementNode = 1;

/** Most elements of a tree are those that variables are named by, or hold nothing but text: few look for them. */
function isName({ localName }: XmlElement): boolean {
  return localName === 'var' || localName === 'id' || localName === 'literal';
}

/**
 * Calls `visit` for the element and all below it but what names variables, parents first; where it returns false, not for
 * those below.
 */
export function walk(element: XmlElement, visit: (it: XmlElement) => boolean | undefined): void {
  if (visit(element) === false || isName(element)) return;
  for (let child: XmlNode | null = element.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === elementNode) walk(child as XmlElement, visit);
  }
}

/** Calls `visit` for the element and all below it, the names of variables among them, parents first. */
export function walkNames(element: XmlElement, visit: (it: XmlElement) => void): void {
  visit(element);
  for (let child: XmlNode | null = element.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === elementNode) walkNames(child as XmlElement, visit);
  }
}

/** Whether the test holds for the element or for one below it, but for what names variables. */
export function holds(element: XmlElement, test: (it: XmlElement) => boolean): boolean {
  if (test(element)) return true;
  if (isName(element)) return false;
  for (let child: XmlNode | null = element.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === elementNode && holds(child as XmlElement, test)) return true;
  }
  return false;
}

/** Whether the test holds for the element or for one below it, the names of variables among them. */
export function holdsName(element: XmlElement, test: (it: XmlElement) => boolean): boolean {
  if (test(element)) return true;
  for (let child: XmlNode | null = element.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === elementNode && holdsName(child as XmlElement, test)) return true;
  }
  return false;
}

/** The value of an attribute that is there and not empty. */
export function attribute(element: XmlElement, name: string): string | undefined {
  const value = element.getAttribute(name);
  return value === '' ? undefined : value;
}

/** Writes the analysis result `ada:name` on an element. */
export function annotate<N extends AnnotationName>(
  element: XmlElement,
  name: N,
  value: AnnotationValues[N],
): void {
  noteAnnotation(element);
  setAttribute(element, namespaces.ada, `ada:${name}`, value);
}

/** Writes an analysis result, or takes back what was written before more was known. */
export function annotateKnown<N extends AnnotationName>(
  element: XmlElement,
  name: N,
  value: AnnotationValues[N] | undefined,
): void {
  if (value !== undefined) annotate(element, name, value);
  else if (element.attributes.length > 0) {
    noteAnnotation(element);
    element.removeAttribute(`ada:${name}`);
  }
}

/** Takes back all analysis results of the names `ada:name` in a tree. */
export function clearAnnotations(root: XmlElement, annotations: readonly AnnotationAttribute[]): void {
  const names: readonly string[] = annotations;
  walkNames(root, (it) => {
    const { attributes } = it;
    let isNoted = false;
    for (let index = attributes.length - 1; index >= 0; index -= 1) {
      const name = attributes[index]!.nodeName;
      if (!names.includes(name)) continue;
      if (!isNoted) noteAnnotation(it);
      isNoted = true;
      it.removeAttribute(name);
    }
  });
}

/** The analysis result `ada:name` of an element, if it has one. */
export function annotation<N extends AnnotationName>(
  element: XmlElement,
  name: N,
): AnnotationValues[N] | undefined {
  return attribute(element, `ada:${name}`) as AnnotationValues[N] | undefined;
}

/** The names that the analysis result `ada:name` of an element lists; none where it has none. */
export function annotationNames(element: XmlElement, name: NamesAnnotation): string[] {
  return annotation(element, name)?.split(' ') ?? [];
}

/** The numbers that the analysis result `ada:name` of an element lists; none where it has none. */
export function annotationNumbers(element: XmlElement, name: NumbersAnnotation): number[] {
  return annotation(element, name)?.split(' ').map(Number) ?? [];
}

/** Where an element stands in the source: its own position or that of the nearest element around it. */
export function placeOf(element: XmlElement): { file: string; line: number; column: number } {
  let at: string | undefined;
  let file: string | undefined;
  for (let it: XmlNode | null = element; isElement(it); it = it.parentNode) {
    at ??= attribute(it, 'at');
    file ??= attribute(it, 'file');
  }
  const [line = 1, column = 1] = (at ?? '').split(':').map(Number);
  return { file: file ?? '', line, column };
}

import type { XmlElement } from './xml-node.js';

/** The elements that an analysis writes on, while one runs. */
let annotated: Set<XmlElement> | undefined;

/** Is called where an attribute of an element is written or removed. */
export function noteAnnotation(element: XmlElement): void {
  annotated?.add(element);
}

/** Runs an analysis, and gives the elements whose attributes it may have changed: all others are as they were. */
export function elementsAnnotatedBy(run: () => void): ReadonlySet<XmlElement> {
  const found = new Set<XmlElement>();
  annotated = found;
  try {
    run();
  } finally {
    annotated = undefined;
  }
  return found;
}

import type { XmlElement } from './xml-node.js';

/** What the elements that an analysis writes on were like before, while one runs. */
let before: Map<XmlElement, string> | undefined;

/** Is called before an attribute of an element is written or removed. */
export function noteAnnotation(element: XmlElement): void {
  if (before?.has(element) === false) before.set(element, attributesOf(element));
}

/**
 * Runs an analysis, and gives the elements whose attributes it changed: what is known of all others is still true.
 * What is cleared and then written again as it was is no change.
 */
export function elementsAnnotatedBy(run: () => void): XmlElement[] {
  const found = new Map<XmlElement, string>();
  before = found;
  try {
    run();
  } finally {
    before = undefined;
  }
  return [...found].filter(([element, old]) => attributesOf(element) !== old).map(([element]) => element);
}

/** The attributes of an element, in one text; their order counts for nothing. */
function attributesOf({ attributes }: XmlElement): string {
  const texts: string[] = [];
  for (let index = 0; index < attributes.length; index += 1) {
    const it = attributes.item(index);
    if (it !== null) texts.push(`${it.nodeName}=${it.value}`);
  }
  return texts.sort().join('\n');
}

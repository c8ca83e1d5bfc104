/** The settings of an element: attributes (false: none), and listeners as `onclick` and the like. */
type Given = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Makes an HTML element. Text comes as text: nothing of it is ever read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  giveTo(made, given);
  made.append(...children);
  return made;
}

/** Makes an SVG element in the same way. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  giveTo(made, given);
  made.append(...children);
  return made;
}

function giveTo(made: Element, given: Given): void {
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
}

/** A node of a syntax tree as it is drawn. */
export interface SyntaxNode {
  readonly label: string;
  readonly kind: 'core' | 'abstract' | 'comment';
  /** The findings of analyses. */
  readonly notes: string;
  readonly isActive: boolean;
  /** The line of the program that it comes from. */
  readonly line: number | undefined;
  readonly children: readonly SyntaxNode[];
  /** The same for equal trees, among all that were read with the same `keys`. */
  readonly key: number;
}

/** Elements of the language; all others are abstract: they stand for what later steps write out. */
const core = new Set(
  `function function-list outvars id param-list statement-list binary unary sum op literal call array cell-index
  struct-ref dyn-struct-ref var for parfor while do-until if elseif else choose when switch case otherwise break continue
  return try catch unwind-protect unwind-cleanup global persistent range end colon row-list item-list anonymous-function
  function-handle command arguments argument validators default script classdef ignored tmp comment blank-line`.split(
    /\s+/,
  ),
);

const longest = 40;

/** Reads the functions of a program (AST XML) as nodes. */
export function syntaxNodes(xml: string, keys: Map<string, number>): readonly SyntaxNode[] {
  const document = new DOMParser().parseFromString(`<tree>${xml}</tree>`, 'application/xml');
  if (document.querySelector('parsererror') !== null) return [];
  return [...document.documentElement.children].map((it) => nodeOf(it, keys));
}

function nodeOf(element: Element, keys: Map<string, number>): SyntaxNode {
  const name = element.localName;
  const parts = [...element.children];
  const named = parts.find((it) => it.localName === 'id' || it.localName === 'tmp');
  const isLeaf = parts.length === 0;
  const text = isLeaf ? element.textContent : '';
  // Names are shown where they name something, not as leaves of their own.
  const inline = named !== undefined && named.children.length === 0 ? named : undefined;
  const only = name === 'var' && parts.length === 1 ? parts[0] : undefined;
  const shown = only === undefined ? parts.filter((it) => it !== inline) : [];
  const children = shown.map((it) => nodeOf(it, keys));
  const words = [
    name,
    element.getAttribute('op') ?? '',
    only === undefined ? (inline?.textContent ?? '') : nameOf(only),
    text,
  ];
  const label = shorten(name === 'comment' ? text : words.filter((it) => it.trim() !== '').join(' '));
  const notes = [...element.attributes]
    .filter((it) => it.prefix === 'ada' && it.localName !== 'from')
    .map((it) => `${it.localName}=${it.value}`);
  const place =
    element.getAttribute('at') ?? [...element.attributes].find((it) => it.name === 'ada:from')?.value ?? '';
  const line = Number.parseInt(place, 10);
  const content = JSON.stringify([label, notes, children.map((it) => it.key)]);
  const key = keys.get(content) ?? keys.size;
  keys.set(content, key);
  return {
    label,
    kind: name === 'comment' ? 'comment' : core.has(name) ? 'core' : 'abstract',
    notes: shorten(notes.join(' '), 400),
    isActive: notes.includes('active=yes'),
    line: Number.isNaN(line) ? undefined : line,
    children,
    key,
  };
}

/** A variable that is made: an adjoint `a(x)`, a temporary `tmp 1`. */
function nameOf(element: Element): string {
  const [inner] = element.children;
  if (element.localName === 'id') return element.textContent;
  const kind = element.getAttribute('kind');
  return `${element.localName}${kind === null ? '' : ` ${kind}`}(${inner === undefined ? element.textContent : nameOf(inner)})`;
}

function shorten(text: string, length = longest): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

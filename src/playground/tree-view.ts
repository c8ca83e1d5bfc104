import { element, svgElement } from './element.js';
import type { LineListener } from './made-code.js';
import { syntaxNodes, type SyntaxNode } from './syntax-node.js';

const rowHeight = 20;
const letterWidth = 6.7;
const gap = 20;
/** More are not opened by themselves: trees are to be seen at once. */
const openLimit = 140;

/** A node in its place in the drawing. */
interface Placed {
  readonly node: SyntaxNode;
  readonly path: string;
  readonly parent: Placed | undefined;
  readonly level: number;
  readonly isOpen: boolean;
  x: number;
  y: number;
}

/** The syntax tree of a program, drawn from left to right; nodes fold and unfold, with the keys of trees too. */
export class TreeView {
  readonly #svg = svgElement('svg', { role: 'tree', 'aria-label': 'Syntax tree' });
  readonly root = element('div', { class: 'tree' }, this.#svg);
  #nodes: readonly SyntaxNode[] = [];
  #known: ReadonlySet<number> = new Set();
  /** Nodes that the user folded or unfolded, by their paths. */
  readonly #folded = new Map<string, boolean>();
  #current = '0';
  #open: ReadonlySet<string> = new Set();

  constructor(readonly tell: LineListener) {
    this.#svg.addEventListener('keydown', (event) => {
      this.#onKey(event);
    });
    this.#svg.addEventListener('pointerleave', () => {
      this.tell([], false);
    });
  }

  /** Draws a tree, and marks what was not in the one before. */
  show(xml: string, before: string | undefined): void {
    const keys = new Map<string, number>();
    this.#nodes = syntaxNodes(xml, keys);
    this.#known = new Set(before === undefined ? [] : syntaxNodes(before, keys).flatMap(keysIn));
    this.#folded.clear();
    this.#current = '0';
    this.#open = this.#openAtFirst(before !== undefined);
    this.#draw();
    this.#svg.querySelector('.new')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  /** Says that there is no tree, and why. */
  tellNothing(why: string): void {
    this.#nodes = [];
    this.#svg.replaceChildren();
    this.#svg.setAttribute('height', '0');
    this.root.dataset['empty'] = why;
  }

  /** Level by level, as long as it stays small; before that, the ways to what changed. */
  #openAtFirst(marksChanges: boolean): ReadonlySet<string> {
    const open = new Set<string>();
    let count = this.#nodes.length;
    const all: { readonly node: SyntaxNode; readonly path: string }[] = this.#nodes.map((node, index) => ({
      node,
      path: String(index),
    }));
    const wanted = (node: SyntaxNode): boolean => !marksChanges || this.#isNew(node);
    for (const isWanted of [wanted, () => true]) {
      const waiting = [...all];
      for (let it = waiting.shift(); it !== undefined; it = waiting.shift()) {
        const { node, path } = it;
        if (!isWanted(node) || node.children.length === 0) continue;
        if (!open.has(path)) {
          if (count + node.children.length > openLimit) continue;
          count += node.children.length;
          open.add(path);
        }
        waiting.push(...node.children.map((child, index) => ({ node: child, path: `${path}.${index}` })));
      }
    }
    return open;
  }

  #isNew({ key }: SyntaxNode): boolean {
    return this.#known.size > 0 && !this.#known.has(key);
  }

  #draw(): void {
    const placed: Placed[] = [];
    let row = 0;
    const place = (node: SyntaxNode, path: string, parent: Placed | undefined): Placed => {
      const isOpen = node.children.length > 0 && (this.#folded.get(path) ?? this.#open.has(path));
      const x = parent === undefined ? 10 : parent.x + widthOf(parent.node) + gap;
      const it: Placed = { node, path, parent, level: (parent?.level ?? 0) + 1, isOpen, x, y: 0 };
      placed.push(it);
      const children = isOpen
        ? node.children.map((child, index) => place(child, `${path}.${index}`, it))
        : [];
      // Parents stand beside their first child: so the way down from what is seen is seen, however large the tree.
      it.y = children[0]?.y ?? (row += 1) * rowHeight;
      return it;
    };
    this.#nodes.forEach((node, index) => place(node, String(index), undefined));
    if (!placed.some((it) => it.path === this.#current)) this.#current = '0';
    const width = Math.max(0, ...placed.map((it) => it.x + widthOf(it.node))) + 20;
    this.#svg.setAttribute('width', String(width));
    this.#svg.setAttribute('height', String((row + 1) * rowHeight));
    delete this.root.dataset['empty'];
    this.#svg.replaceChildren(
      svgElement('g', { class: 'edges' }, ...placed.flatMap(edgeTo)),
      ...placed.map((it) => this.#item(it)),
    );
  }

  #item(it: Placed): SVGGElement {
    const { node, path, x, y, isOpen, level } = it;
    const folds = node.children.length > 0;
    const isNew = this.#isNew(node) && (!isOpen || !node.children.some((child) => this.#isNew(child)));
    const classes = ['node', node.kind, ...(isNew ? ['new'] : []), ...(node.isActive ? ['active'] : [])];
    const item = svgElement('g', {
      class: classes.join(' '),
      role: 'treeitem',
      tabindex: path === this.#current ? 0 : -1,
      'aria-level': level,
      'aria-label': [node.label, isNew ? 'new' : '', node.notes].filter((one) => one !== '').join(', '),
      ...(folds ? { 'aria-expanded': String(isOpen) } : {}),
      'data-path': path,
      onclick: () => {
        this.#current = path;
        if (folds) this.#fold(path, !isOpen);
      },
      onpointerenter: () => {
        this.tell(node.line === undefined ? [] : [node.line], false);
      },
      onfocus: () => {
        this.tell(node.line === undefined ? [] : [node.line], true);
      },
    });
    item.append(
      svgElement('rect', { x: x - 5, y: y - 14, width: widthOf(node), height: 18, rx: 4 }),
      svgElement('text', { x, y }, `${node.label}${folds && !isOpen ? ' ▸' : ''}`),
    );
    if (node.notes !== '') item.append(svgElement('title', {}, node.notes));
    return item;
  }

  #fold(path: string, isOpen: boolean): void {
    this.#folded.set(path, isOpen);
    this.#draw();
    this.#focus(path);
  }

  #focus(path: string | undefined): void {
    if (path === undefined) return;
    this.#svg.querySelector(`[data-path="${this.#current}"]`)?.setAttribute('tabindex', '-1');
    this.#current = path;
    const item = this.#svg.querySelector<SVGGElement>(`[data-path="${path}"]`);
    item?.setAttribute('tabindex', '0');
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #onKey(event: KeyboardEvent): void {
    const items = [...this.#svg.querySelectorAll<SVGGElement>('[role=treeitem]')];
    const at = items.findIndex((it) => it.dataset['path'] === this.#current);
    const path = this.#current;
    const expanded = items[at]?.getAttribute('aria-expanded');
    const inner = items.find((it) => it.dataset['path'] === `${path}.0`);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        this.#focus(items[at + 1]?.dataset['path']);
      },
      ArrowUp: () => {
        this.#focus(items[at - 1]?.dataset['path']);
      },
      ArrowRight: () => {
        if (expanded === 'false') this.#fold(path, true);
        else this.#focus(inner?.dataset['path']);
      },
      ArrowLeft: () => {
        if (expanded === 'true') this.#fold(path, false);
        else if (path.includes('.')) this.#focus(path.slice(0, path.lastIndexOf('.')));
      },
      Home: () => {
        this.#focus(items[0]?.dataset['path']);
      },
      End: () => {
        this.#focus(items.at(-1)?.dataset['path']);
      },
      Enter: () => {
        if (expanded !== null && expanded !== undefined) this.#fold(path, expanded === 'false');
      },
    };
    const move = moves[event.key === ' ' ? 'Enter' : event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  }
}

function edgeTo({ parent, x, y }: Placed): SVGPathElement[] {
  if (parent === undefined) return [];
  const from = parent.x + widthOf(parent.node) - 5;
  const middle = from + gap / 2 - 2;
  return [svgElement('path', { d: `M${from} ${parent.y - 5}H${middle}V${y - 5}H${x - 5}` })];
}

function widthOf({ label, children }: SyntaxNode): number {
  return (label.length + (children.length > 0 ? 2 : 0)) * letterWidth + 10;
}

function keysIn(node: SyntaxNode): number[] {
  return [node.key, ...node.children.flatMap(keysIn)];
}

import { StateEffect, StateField, type Extension, type Range, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** For each line, by its number from 0, the lines of the program that it comes from. */
export type LineOrigins = readonly (readonly number[])[];

const setLinked = StateEffect.define<readonly number[]>();
const linkedLine = Decoration.line({ class: 'cm-linked' });

const linked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, docChanged, changes, effects }) {
    const given = effects.find((it) => it.is(setLinked));
    if (given !== undefined) return Decoration.set(marksOf(state.doc, given.value));
    return docChanged ? marks.map(changes) : marks;
  },
  provide: (it) => EditorView.decorations.from(it),
});

function marksOf(doc: Text, lines: readonly number[]): Range<Decoration>[] {
  return lines.filter((it) => it <= doc.lines).map((it) => linkedLine.range(doc.line(it).from));
}

/** Marks lines of a view as those that belong together; `reveal` also scrolls to the first of them, if none is seen. */
export function showLinked(view: EditorView, lines: readonly number[], reveal = false): void {
  const effects: StateEffect<unknown>[] = [setLinked.of(lines)];
  const known = lines.filter((it) => it <= view.state.doc.lines);
  const first = known[0];
  if (reveal && first !== undefined && !known.some((it) => isSeen(view, it))) {
    effects.push(EditorView.scrollIntoView(view.state.doc.line(first).from, { y: 'center' }));
  }
  view.dispatch({ effects });
}

function isSeen(view: EditorView, line: number): boolean {
  const block = view.lineBlockAt(view.state.doc.line(line).from);
  const { scrollTop, clientHeight } = view.scrollDOM;
  return block.top >= scrollTop && block.bottom <= scrollTop + clientHeight;
}

/**
 * Tells over which line the pointer stands, or in which the caret is put: `isChosen` is true for the caret. Undefined:
 * over none any more.
 */
export function lineLinks(tell: (line: number | undefined, isChosen: boolean) => void): Extension {
  let over: number | undefined;
  const point = (line: number | undefined): void => {
    if (line === over) return;
    over = line;
    tell(line, false);
  };
  return [
    linked,
    EditorView.domEventHandlers({
      mousemove: (event, view) => {
        const { top } = view.contentDOM.getBoundingClientRect();
        const block = view.lineBlockAtHeight(event.clientY - top - view.documentPadding.top);
        const isBelow = event.clientY - top - view.documentPadding.top > view.contentHeight;
        point(isBelow ? undefined : view.state.doc.lineAt(block.from).number);
      },
      mouseleave: () => {
        point(undefined);
      },
    }),
    EditorView.updateListener.of(({ view, state, selectionSet, docChanged }) => {
      if (!selectionSet || docChanged || !view.hasFocus) return;
      tell(state.doc.lineAt(state.selection.main.head).number, true);
    }),
  ];
}

import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { gutter, GutterMarker } from '@codemirror/view';
import type { LineOrigins } from './line-links.js';

/** Gives a view the origins of its lines. */
export const setOrigins = StateEffect.define<LineOrigins>();

const field = StateField.define<LineOrigins>({
  create: () => [],
  update: (known, { effects }) => effects.find((it) => it.is(setOrigins))?.value ?? known,
});

class OriginMarker extends GutterMarker {
  constructor(readonly lines: readonly number[]) {
    super();
  }

  override eq(other: OriginMarker): boolean {
    return other.lines.join() === this.lines.join();
  }

  override toDOM(): Node {
    const made = document.createElement('span');
    const [first = 0] = this.lines;
    made.textContent = this.lines.length > 1 ? `${first}+` : String(first);
    made.title = `from line ${this.lines.join(', ')} of the program`;
    return made;
  }
}

/** A margin with the lines of the program that the lines of a view come from. */
export const originGutter: Extension = [
  field,
  gutter({
    class: 'cm-origins',
    lineMarker(view, block) {
      const lines = view.state.field(field)[view.state.doc.lineAt(block.from).number - 1];
      return lines === undefined || lines.length === 0 ? null : new OriginMarker(lines);
    },
    lineMarkerChange: (update) => update.startState.field(field) !== update.state.field(field),
  }),
];

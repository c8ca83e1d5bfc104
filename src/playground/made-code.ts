import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { codeState, codeView } from './code-view.js';
import { element } from './element.js';
import { lineLinks, showLinked, type LineOrigins } from './line-links.js';
import { originGutter, setOrigins } from './origin-gutter.js';

/** Tells which lines of the program are pointed at, or chosen with the caret. */
export type LineListener = (lines: readonly number[], isChosen: boolean) => void;

/** Code that was made of the program, whose lines know where they come from. */
export class MadeCode {
  readonly root = element('div', { class: 'code' });
  readonly #view: EditorView;
  #origins: LineOrigins = [];

  constructor(
    readonly label: string,
    readonly tell: LineListener,
  ) {
    this.#view = codeView(this.root, this.#state('', []));
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Shows a text in the place of the one before; where that is the same, the view stays where it is. */
  show(text: string, origins: LineOrigins, extensions: Extension = [], isChanged = true): void {
    this.#origins = origins;
    if (isChanged || text !== this.text) {
      const { scrollTop } = this.#view.scrollDOM;
      this.#view.setState(this.#state(text, extensions));
      this.#view.scrollDOM.scrollTop = scrollTop;
    }
    this.#view.dispatch({ effects: setOrigins.of(origins) });
  }

  /** Marks what comes from these lines of the program. */
  showLinked(lines: readonly number[], reveal: boolean): void {
    const linked = this.#origins.flatMap((from, index) =>
      from.some((it) => lines.includes(it)) ? [index + 1] : [],
    );
    showLinked(this.#view, linked, reveal);
  }

  /** Scrolls to a line, by its number from 1. */
  scrollTo(line: number): void {
    const { doc } = this.#view.state;
    if (line < 1 || line > doc.lines) return;
    const block = this.#view.lineBlockAt(doc.line(line).from);
    this.#view.scrollDOM.scrollTop = Math.max(0, block.top - this.#view.scrollDOM.clientHeight / 3);
  }

  #state(text: string, extensions: Extension): ReturnType<typeof codeState> {
    const links = lineLinks((line, isChosen) => {
      this.tell(line === undefined ? [] : (this.#origins[line - 1] ?? []), isChosen);
    });
    return codeState(text, {
      label: this.label,
      isEditable: false,
      extensions: [originGutter, links, extensions],
    });
  }
}

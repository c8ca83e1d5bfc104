import { EditorView } from '@codemirror/view';
import type { ServerDiagnostic } from './ask-server.js';
import { codeState, codeView } from './code-view.js';
import { element } from './element.js';
import { lineLinks, showLinked } from './line-links.js';
import type { LineListener } from './made-code.js';
import { withPageHint } from './with-page-hint.js';
import { placeIn, showDiagnostics } from './source-diagnostics.js';

/** How to leave the editor, for those without a mouse. */
const leaving = 'Escape and then Tab leaves the editor';

/** The editor with the program, and what is wrong with it. */
export class SourcePanel {
  readonly #code = element('div', { class: 'code' });
  readonly #problems = element('ul', { class: 'problems', 'aria-label': 'Diagnostics' });
  readonly root = element(
    'section',
    { class: 'panel source', 'aria-labelledby': 'source-title' },
    element(
      'div',
      { class: 'bar' },
      element('h2', { id: 'source-title' }, 'Program'),
      element('div', { class: 'spacer' }),
      element('span', { class: 'keys' }, leaving),
    ),
    this.#code,
    this.#problems,
  );
  readonly #view: EditorView;
  #isLoading = false;

  constructor(
    readonly changed: (source: string) => void,
    readonly tell: LineListener,
  ) {
    this.#view = codeView(this.#code, this.#state(''));
  }

  /** Shows another program: what was done to the one before cannot be undone in it. */
  load(source: string): void {
    this.#isLoading = true;
    this.#view.setState(this.#state(source));
    this.#isLoading = false;
    this.showDiagnostics([]);
  }

  /** Says that the diagnostics shown belong to an earlier program, until others are. */
  markOld(): void {
    this.#problems.classList.add('old');
  }

  showDiagnostics(found: readonly ServerDiagnostic[]): void {
    const shown = found.map(withPageHint);
    showDiagnostics(this.#view, shown);
    this.#problems.replaceChildren(...shown.map((it) => this.#problem(it)));
    this.#problems.hidden = found.length === 0;
    this.#problems.classList.remove('old');
  }

  showLinked(lines: readonly number[], reveal: boolean): void {
    showLinked(this.#view, lines, reveal);
  }

  focus(): void {
    this.#view.focus();
  }

  #state(source: string): ReturnType<typeof codeState> {
    const edits = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged && !this.#isLoading) this.changed(state.doc.toString());
    });
    const links = lineLinks((line, isChosen) => {
      this.tell(line === undefined ? [] : [line], isChosen);
    });
    return codeState(source, { label: `Program. ${leaving}.`, isEditable: true, extensions: [edits, links] });
  }

  #problem(it: ServerDiagnostic): HTMLLIElement {
    const place = it.line === undefined ? '' : `${it.line}:${it.column ?? 1}`;
    const go = element(
      'button',
      {
        type: 'button',
        onclick: () => {
          this.#goTo(it);
        },
      },
      element('code', {}, it.code),
      element('span', { class: 'place' }, place),
    );
    const words = element('span', { class: 'words' }, it.message);
    if (it.hint !== undefined) words.append(element('span', { class: 'hint' }, it.hint));
    return element('li', { class: it.severity }, go, words);
  }

  #goTo(it: ServerDiagnostic): void {
    const place = placeIn(this.#view.state.doc, it);
    this.#view.focus();
    if (place !== undefined) this.#view.dispatch({ selection: { anchor: place.from }, scrollIntoView: true });
  }
}

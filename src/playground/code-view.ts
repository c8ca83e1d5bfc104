import { history, historyKeymap, defaultKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeTheme } from './code-theme.js';
import { octaveLanguage } from './octave-language.js';

const common: Extension = [
  octaveLanguage,
  codeTheme,
  lineNumbers(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
];

const editing: Extension = [
  history(),
  bracketMatching(),
  indentUnit.of('  '),
  lintGutter(),
  // Tab indents; Escape and then Tab moves on.
  keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap, indentWithTab]),
];

const reading: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
  keymap.of([...defaultKeymap, ...searchKeymap]),
];

/** The settings of a view of code: whether it may be edited, how it is called, and so on. */
export interface CodeViewOptions {
  readonly label: string;
  readonly isEditable: boolean;
  readonly extensions: Extension;
}

/** The state of a view that shows a text. */
export function codeState(doc: string, { label, isEditable, extensions }: CodeViewOptions): EditorState {
  const attributes = EditorView.contentAttributes.of({ 'aria-label': label });
  return EditorState.create({
    doc,
    extensions: [common, isEditable ? editing : reading, attributes, extensions],
  });
}

/**
 * A view of code in an element. It lives in a shadow root, where the library adopts style sheets instead of writing
 * elements with styles into the page, which the page's policy would not let in.
 */
export function codeView(host: HTMLElement, state: EditorState): EditorView {
  const root = host.attachShadow({ mode: 'open' });
  return new EditorView({ state, parent: root, root });
}

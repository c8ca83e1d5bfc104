import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours are variables of the page: they follow its scheme. */
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--code)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-gutters': { backgroundColor: 'var(--code)', color: 'var(--faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--active-line)' },
  '&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter': {
    backgroundColor: 'transparent',
  },
  '.cm-line.cm-linked, .cm-line.cm-linked.cm-activeLine': { backgroundColor: 'var(--linked)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--selection)' },
  '.cm-origins .cm-gutterElement': {
    color: 'var(--origin)',
    backgroundColor: 'var(--tint)',
    padding: '0 6px',
    textAlign: 'right',
    minWidth: '26px',
    cursor: 'default',
  },
  '.cm-origins': { marginRight: '4px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    maxWidth: '32rem',
    fontFamily: 'var(--sans)',
  },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 4px' },
  // In the place of the library's pictures, which the page's policy would not let in.
  '.cm-lint-marker': { width: '9px', height: '9px', borderRadius: '50%', marginTop: '6px' },
  '.cm-lint-marker-error': { content: 'normal', backgroundColor: 'var(--error)' },
  '.cm-lint-marker-warning': { content: 'normal', backgroundColor: 'var(--warning)', borderRadius: '2px' },
  '.cm-lintRange': { paddingBottom: '0' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--error) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-changedLine': { backgroundColor: 'var(--added) !important' },
  '.cm-changedText': { background: 'var(--added-text) !important' },
  '.cm-deletedChunk': { backgroundColor: 'var(--removed) !important', paddingLeft: '6px' },
  '.cm-deletedChunk .cm-deletedText': { background: 'var(--removed-text) !important' },
  '.cm-changeGutter': { width: '3px', paddingLeft: '1px' },
  '.cm-changedLineGutter': { backgroundColor: 'var(--added-edge) !important' },
  '.cm-deletedLineGutter': { backgroundColor: 'var(--removed-edge) !important' },
  '.cm-panels': { backgroundColor: 'var(--panel)', color: 'var(--text)' },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--code)',
    backgroundImage: 'none',
    color: 'var(--text)',
    border: '1px solid var(--line)',
  },
});

const highlighting = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--keyword)', fontWeight: '600' },
  { tag: [tags.standard(tags.variableName), tags.standard(tags.name)], color: 'var(--builtin)' },
  { tag: [tags.number, tags.bool, tags.atom], color: 'var(--number)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: tags.comment, color: 'var(--comment)', fontStyle: 'italic' },
  { tag: tags.operator, color: 'var(--operator)' },
]);

/** How code looks, in the editor and wherever it is shown. */
export const codeTheme: Extension = [theme, syntaxHighlighting(highlighting)];

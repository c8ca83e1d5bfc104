import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { octave } from '@codemirror/legacy-modes/mode/octave';
import { keywords } from '../matlab/keywords.js';

const mode = octave as StreamParser<unknown>;

/** MATLAB and Octave for the editor: the library's mode, with the keywords that our own parser knows. */
export const octaveLanguage: StreamLanguage<unknown> = StreamLanguage.define({
  ...mode,
  token(stream, state) {
    const style = mode.token(stream, state);
    if (style !== 'keyword' && style !== 'builtin' && style !== 'variable') return style;
    if (keywords.has(stream.current())) return 'keyword';
    return style === 'keyword' ? 'builtin' : style;
  },
});

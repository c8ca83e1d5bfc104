/** Texts that an option may be: a pattern, words for it, and the most characters. */
export interface OptionTexts {
  readonly pattern: RegExp;
  readonly says: string;
  readonly most: number;
}

/** An option of the transformation: its default, the values that it may have, and what it does. */
export interface OptionEntry {
  readonly name: string;
  readonly value: string;
  readonly allowed: readonly string[] | OptionTexts;
  /** The style in which it does something; without it, both. */
  readonly style?: 'classic';
  /** The mode in which it does something; without it, both. */
  readonly mode?: 'reverse' | 'forward';
  readonly says: string;
  /** The defaults of other options where this one has a value. */
  readonly implies?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** MATLAB takes no longer names. */
const longestName = 63;

const name: OptionTexts = { pattern: /^[A-Za-z][A-Za-z0-9_]*$/, says: 'a name', most: longestName };
const nameOrNothing: OptionTexts = {
  pattern: /^(?:[A-Za-z][A-Za-z0-9_]*)?$/,
  says: 'a name, or nothing',
  most: longestName,
};
const number: OptionTexts = { pattern: /^[1-9]\d*$/, says: 'a number from 1', most: 9 };
const indent: OptionTexts = { pattern: /^[ \t]*$/, says: 'blanks or tabs', most: 16 };
const onOff = ['yes', 'no'];

/**
 * All options of the transformation, with the names of ADiMat where it has them. Stylesheets take them as parameters of
 * the same names.
 */
export const optionTable: readonly OptionEntry[] = [
  {
    name: 'style',
    value: 'fast',
    allowed: ['fast', 'classic'],
    mode: 'reverse',
    says: 'local tapes and inline code, or the stack and the helpers of ADiMat',
    implies: { classic: { inline: 'no', 'usual-shapes': 'no' } },
  },
  {
    name: 'target',
    value: 'm',
    allowed: ['m', 'c'],
    mode: 'reverse',
    says: 'the language of the derivative: MATLAB, or C99 for what native code has (docs/guide/native.md)',
    implies: { c: { 'usual-shapes': 'no' } },
  },
  {
    name: 'runtime',
    value: 'embed',
    allowed: ['embed', 'path', 'adimat'],
    says:
      'put the helpers that are called into the generated file, or expect them on the path (adjoin runtime); adimat: ' +
      "put in those that ADiMat's runtime does not have, and expect that on the path",
  },
  {
    name: 'output-mode',
    value: 'plain',
    allowed: ['plain', 'split-all'],
    mode: 'reverse',
    says: 'the adjoint alone, or its two sweeps as functions in files of their own too: one recording, many reverse sweeps',
  },
  {
    name: 'outputs',
    value: 'needed',
    allowed: ['needed', 'all'],
    says:
      'which outputs the derivative computes: those up to the last dependent, so that `nargout` does not ask for more; all: those ' +
      'behind it, too',
  },
  {
    name: 'results',
    value: 'yes',
    allowed: onOff,
    mode: 'reverse',
    says:
      'whether the adjoint returns the results of the function, too; no: it computes only what derivatives, effects and the check of ' +
      'seeds need; with no-missing-adjoint-args=yes seeds are not checked',
  },
  {
    name: 'optional-arguments',
    value: 'all',
    allowed: ['all', 'any'],
    says:
      'of functions that ask how many arguments they get: all: the derivative takes all of them, or as many as `nargin` of the ' +
      'request says, and ends with an error where it gets another number; any: any number, as the function itself; seeds must not be left out ' +
      'then, and come behind all arguments',
  },
  {
    name: 'strict',
    value: 'no',
    allowed: onOff,
    says:
      'no: what cannot be differentiated and stands in a branch ends only the runs that come to it, and is a warning; yes: it ' +
      'refuses the program',
  },
  {
    name: 'size-limit',
    value: '200000',
    allowed: number,
    says: 'how many nodes the tree of the program has at most; a statement, a twentieth of it',
  },
  {
    name: 'calls',
    value: 'split',
    allowed: ['split', 'joint'],
    mode: 'reverse',
    says:
      'joint: calls of functions keep their arguments only, and are made again in the reverse sweep, where that is known to ' +
      'do the same: less memory for more time; for single calls: %ADiMat <recompute>f</recompute> before a statement',
  },
  {
    name: 'inline',
    value: 'auto',
    allowed: ['auto', 'no'],
    mode: 'reverse',
    says:
      'auto: the bodies of small functions stand where these are called, which makes the derivative faster; no, as in classic style: ' +
      'each function has a derivative of its own',
  },
  {
    name: 'usual-shapes',
    value: 'auto',
    allowed: ['auto', 'no'],
    mode: 'reverse',
    says:
      'auto: where no shapes are told, the derivative of a short function that would ask for shapes again and again has a second body for ' +
      'the shapes that the text of the function suggests; no: it has one body for all shapes',
  },
  {
    name: 'checkpoints',
    value: 'marked',
    allowed: ['marked', 'outermost'],
    mode: 'reverse',
    says:
      'which for loops keep the states before some of their iterations only, as many as the square root of their number, and ' +
      'recompute the iterations between them in the reverse sweep: less memory for more time; marked: those with %ADiMat <checkpoint/> ' +
      'in them; outermost: those that are in no other loop, too',
  },
  {
    name: 'independent-loops',
    value: 'marked',
    allowed: ['marked', 'recompute'],
    mode: 'reverse',
    says:
      'which for loops record nothing, as each of their iterations is recomputed just before it is reversed (fast style): marked: ' +
      'parfor, and those with %ADiMat <parallel/> in them; recompute: all others, too, of which it is known that no iteration reads ' +
      'what another has written',
  },
  {
    name: 'rev-prefix',
    value: 'a_',
    allowed: name,
    mode: 'reverse',
    says: 'prefix of adjoint functions and variables',
  },
  {
    name: 'rec-prefix',
    value: 'rec_',
    allowed: name,
    mode: 'reverse',
    says: 'prefix of recording functions',
  },
  {
    name: 'ret-prefix',
    value: 'ret_',
    allowed: name,
    mode: 'reverse',
    says: 'prefix of returning functions',
  },
  {
    name: 'directions',
    value: 'one',
    allowed: ['one', 'many', 'pattern'],
    mode: 'forward',
    says:
      'many: tangents have one dimension more than their values, for any number of directions; pattern: they are sparse matrices ' +
      'with a row for each number and a column for each direction, whose nonzeros tell on which directions a number may depend',
    implies: { many: { 'forward-prefix': 'd_' } },
  },
  {
    name: 'array-dimensions',
    value: '2',
    allowed: ['2', 'any'],
    mode: 'forward',
    says:
      'with directions=many: 2: values are matrices, and the generated code stops with an error where one is not; any: ' +
      'arrays of more dimensions, which takes longer, as it goes from direction to direction',
  },
  {
    name: 'direction-dimension',
    value: 'last',
    allowed: ['last', 'first'],
    mode: 'forward',
    says: "with directions=many: which dimension of tangents is that of the directions; ADiMat's d_ functions have the first",
  },
  {
    name: 'forward-prefix',
    value: 'g_',
    allowed: name,
    mode: 'forward',
    says: 'prefix of tangent functions and variables',
  },
  {
    name: 'tmp-prefix',
    value: 'tmp',
    allowed: nameOrNothing,
    style: 'classic',
    says: 'prefix of temporaries',
  },
  {
    name: 'adimat-function-prefix',
    value: 'adimat_',
    allowed: name,
    style: 'classic',
    says: 'prefix of the helpers that ADiMat has, in calls and where they are embedded',
  },
  {
    name: 'a-zeros-function',
    value: 'a_zeros',
    allowed: name,
    style: 'classic',
    says: 'helper that makes zero adjoints; what is for one value has a 1 behind it',
  },
  {
    name: 'push',
    value: 'adimat_push',
    allowed: name,
    style: 'classic',
    says: 'function that puts values on the stack',
  },
  {
    name: 'pop',
    value: 'adimat_pop',
    allowed: name,
    style: 'classic',
    says: 'function that takes a value from the stack',
  },
  {
    name: 'well-behaved',
    value: 'no',
    allowed: onOff,
    style: 'classic',
    says:
      'yes: adjoint-reductions=no, adjoint-reshapes=no, use-adjsum=no and allow-array-growth=no, unless given ' +
      'themselves; for programs that do none of what those say',
    implies: {
      yes: {
        'adjoint-reductions': 'no',
        'adjoint-reshapes': 'no',
        'use-adjsum': 'no',
        'allow-array-growth': 'no',
      },
    },
  },
  {
    name: 'adjoint-reductions',
    value: 'yes',
    allowed: ['yes', 'check', 'no'],
    style: 'classic',
    says:
      'sum adjoints back to the sizes of operands that were expanded; check: stop with an error where that would be ' +
      'needed; no: leave it out, which gives wrong derivatives there',
  },
  {
    name: 'adjoint-reshapes',
    value: 'yes',
    allowed: ['yes', 'check', 'no'],
    style: 'classic',
    says:
      'give adjoints of what was written to elements the shape of the value; check: stop with an error where that ' +
      'would be needed; no: leave it out, which gives wrong derivatives there',
  },
  {
    name: 'use-adjsum',
    value: 'yes',
    allowed: onOff,
    style: 'classic',
    says: 'increment adjoints with adimat_adjsum, which goes through cells and structures, or with + where they are arrays',
  },
  {
    name: 'allow-array-growth',
    value: 'yes',
    allowed: onOff,
    style: 'classic',
    says:
      'keep what is needed to undo the growth of arrays that are written to; no: keep the elements only: where an array ' +
      'grows, the generated code stops with an error',
  },
  {
    name: 'use-push-index',
    value: 'yes',
    allowed: onOff,
    style: 'classic',
    says: 'keep the elements that are written to; no: keep the whole array',
  },
  {
    name: 'avoid-vararg-functions',
    value: 'no',
    allowed: onOff,
    style: 'classic',
    says: 'yes: call the helpers for one value, one index or two instead of those for any number',
  },
  {
    name: 'no-missing-adjoint-args',
    value: 'no',
    allowed: onOff,
    mode: 'reverse',
    says: 'yes: leave out what makes seeds that are not given; they must all be given then',
  },
  {
    name: 'print-stack-info',
    value: '0',
    allowed: ['0', '1', '2'],
    style: 'classic',
    says: 'tell how full the stack is: 1: between the sweeps, 2: also where each generated function begins and ends',
  },
  {
    name: 'stack-info-function',
    value: 'adimat_stack_info',
    allowed: name,
    style: 'classic',
    says: 'function that tells it: (where, function, values, bytes, bytes in files)',
  },
  { name: 'indent-unit', value: '  ', allowed: indent, says: 'what lines in a block are indented by' },
  {
    name: 'comment-char',
    value: '%',
    allowed: ['%', '#'],
    says: 'what comments begin with; # is understood by Octave only',
  },
  {
    name: 'show-banner',
    value: 'yes',
    allowed: onOff,
    says: 'begin with comments that tell how to call the function and how to make it again',
  },
];

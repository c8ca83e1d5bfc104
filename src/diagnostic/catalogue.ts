import type { CatalogueEntry } from './catalogue-entry.js';
import { faults } from './faults.js';
import { fileErrors } from './file-errors.js';
import { nativeErrors } from './native-errors.js';
import { warnings } from './warnings.js';

/**
 * All diagnostics, by stable code. The first digit tells the field: 1 syntax, 2 names and requests,
 * 3 constructs, 4 derivatives, 5 options, 6 files, 7 native code, 9 our own faults. Codes are never given a new meaning.
 */
export const catalogue = {
  E101: {
    severity: 'error',
    text: 'expected {expected}, found {found}',
    hint: '{hint}',
  },
  E102: {
    severity: 'error',
    text: 'a string does not end on its line',
    hint: 'close it with the quote that opens it; a quote inside is written twice',
  },
  E103: {
    severity: 'error',
    text: "'{open}' of line {line} is not closed: found {found}",
    hint: "write '{close}' where it ends; a statement goes on in the next line behind '...'",
  },
  E104: {
    severity: 'error',
    text: 'nested more than {limit} levels deep',
    hint: 'split the expression or the blocks',
  },
  E105: {
    severity: 'error',
    text: 'this cannot be assigned to',
    hint: "a variable, x(i), x{i}, x.f, or a list of such in brackets stands left of '='",
  },
  E106: {
    severity: 'error',
    text: "'{opening}' of line {line} is not closed: found {found}",
    hint: "write '{closing}' where it ends; the blocks in it need words that close them, too",
  },
  E107: {
    severity: 'error',
    text: "'{word}' belongs to no block that is open",
    hint: 'leave it out, or see whether a block before is closed too early',
  },
  E108: {
    severity: 'error',
    text: "'~' stands for an output that is not wanted, but nothing is assigned here",
    hint: "write '~' only left of '=' and among parameters",
  },
  E109: {
    severity: 'error',
    text: "'{text}' is no number",
    hint: 'a number is written as 12, 1.5e-3, 0x1F or 0b101, an imaginary one with i or j behind it',
  },
  E110: {
    severity: 'error',
    text: "'{name}' stands twice among the {what}",
    hint: 'give each a name of its own',
  },
  E111: {
    severity: 'error',
    text: "'{word}' stands in no loop",
    hint: "'return' leaves a function; 'if' leaves statements out",
  },
  E112: {
    severity: 'error',
    text: "no 'end' closes the function '{name}', but one closes '{other}' of line {line}",
    hint: "write 'end' behind all functions of a file, or behind none",
  },
  E113: {
    severity: 'error',
    text: "'{name}' is a variable here, but a command before",
    hint: "a line as '{name} text' is a command: write '{name}(…)' or an operator there, or give the variable another name",
  },
  E114: {
    severity: 'error',
    text: 'the name has {count} characters; {limit} are the limit',
    hint: 'give it a shorter one: MATLAB reads 63 characters',
  },
  E115: {
    severity: 'error',
    text: "'{operator}' before a blank makes one value of both sides in MATLAB and two in Octave",
    hint: "put a comma where an element ends, or blanks on both sides of the first sign: '[a++, b]', '[a + +b]'",
  },
  E201: {
    severity: 'error',
    text: 'the file defines no function',
    hint: 'scripts cannot be differentiated: make it a function',
  },
  E202: {
    severity: 'error',
    text: "there is no function '{name}' here",
    hint: 'defined are: {known}',
  },
  E203: {
    severity: 'error',
    text: "'{name}' is no parameter of '{function}'",
    hint: 'its parameters are: {known}',
  },
  E204: {
    severity: 'error',
    text: "'{name}' is no output of '{function}'",
    hint: 'its outputs are: {known}',
  },
  E205: {
    severity: 'error',
    text: "'{function}' has no {what}: there is nothing to differentiate",
    hint: 'what to differentiate by must be a parameter, and what to differentiate an output',
  },
  E206: {
    severity: 'error',
    text: "the function '{name}' is defined twice",
    hint: 'rename one of them',
  },
  E207: {
    severity: 'error',
    text: "'{name}' may be a function here, on the way on which no variable of this name has a value yet",
    hint: 'give the variable another name, or a value on every way to here',
  },
  E208: {
    severity: 'error',
    text: "'end' is the end of nothing here: '{name}' is a function, no variable",
    hint: "'end' stands in the index of a variable; for the last argument of a function write it out",
  },
  E209: {
    severity: 'error',
    text: "the derivative calls the builtin '{name}', which this function of yours would hide from it",
    hint: 'rename it, or make it a sub-function of the file that calls it',
  },
  E210: {
    severity: 'error',
    text: "the file defines the class '{name}'",
    hint: 'methods cannot be differentiated: make what is to be differentiated a function of numbers',
  },
  E211: {
    severity: 'error',
    text: "'{name}' is a name that the derivative needs",
    hint: 'rename the function; options choose other prefixes: rev-prefix, forward-prefix',
  },
  E212: {
    severity: 'error',
    text: "'{function}' takes no {count} arguments: the most is {most}",
    hint: 'give the number of its arguments, or fewer (--nargin)',
  },
  E213: {
    severity: 'error',
    text: "'{name}' is none of the {count} arguments that '{function}' gets",
    hint: 'these are: {known}; a larger number (--nargin) gives it more',
  },
  E214: {
    severity: 'error',
    text: "'{name}' has no value here: '{function}' gets {count} arguments",
    hint: 'give it more (--nargin), or a value to its parameter where it gets none',
  },
  E215: {
    severity: 'error',
    text: "'{text}' is no handle that '{name}' could stand for",
    hint: "give a handle of a function, or one that is written down: --handle f=@model, --handle 'opt.fun=@(t) model(t, 2)'",
  },
  E216: {
    severity: 'error',
    text: "'{name}' is no parameter of '{function}', nor a field of one; it has {known}",
    hint: 'name a parameter, or a field of one, with --handle',
  },
  E217: {
    severity: 'error',
    text: "'{text}' tells no shape",
    hint: "write NAME=ROWS,COLUMNS, NAME=(ELEMENTS) or NAME=scalar, with sizes such as n, 4*n, m+n, 3 or : for any, and names of parameters or fields of them: --shapes 'u=n,1 W=4*n,m+n p=(2) K=m,n,N opt.t=scalar n>=2'",
  },
  E218: {
    severity: 'error',
    text: "'{name}' has no shape that could be told: the parameters of '{function}' are {known}",
    hint: 'tell shapes of parameters; where fewer arguments are given (--nargin), of these',
  },
  E219: {
    severity: 'error',
    text: "two shapes are told for '{name}': {one} and {other}",
    hint: 'tell one, either in the request (--shapes) or by a directive',
  },
  E301: {
    severity: 'error',
    text: "{construct} cannot stand in a function that is differentiated yet ('{function}')",
    hint: 'move it into a function that gets no active values, or write it otherwise',
  },
  E302: {
    severity: 'error',
    text: 'active values cannot be {construct} yet',
    hint: 'keep what is differentiated in numeric arrays',
  },
  E303: {
    severity: 'error',
    text: "'{name}' must not be called in a function that is differentiated: {reason}",
    hint: "move the call into a function that gets no active values, or leave it out; where eval sets options by name, choose the variable: switch name, case 'tol', tol = value; end",
  },
  E304: {
    severity: 'error',
    text: "'{name}' is indexed, or called, with an active value: that may be a call of a function handle",
    hint: 'handles are differentiated where it is known which functions they stand for: make them in the functions that are differentiated (with @(t) …, not by str2func or inline from text that is put together, nor from a name that a caller gives), keep them in variables, fields or cells, not in variables that hold something else, too, and give them all their arguments; name those that a caller gives with --handle; or leave what is an index out of the independents',
  },
  E305: {
    severity: 'error',
    text: "'{name}' is not known: it may be a script, which may change any variable",
    hint: 'make it a function, or name the folder of its file with -I',
  },
  E306: {
    severity: 'error',
    text: 'an active value becomes one of {kind} here: it is rounded, and has no derivative',
    hint: 'convert with double() what it meets, or begin with an array of numbers, as zeros() makes it',
  },
  E311: {
    severity: 'error',
    text: "'{name}' uses variables that functions share, or counts its outputs: it cannot be called {where}",
    hint: 'assign its result to a variable in a statement of its own before, outside of such statements; keep its handles in variables, while the function runs that has what it uses, and call them where nothing but such functions is called',
  },
  E312: {
    severity: 'error',
    text: "'{name}' {problem}",
    hint: '{hint}',
  },
  E313: {
    severity: 'error',
    text: "'{name}' keeps what earlier calls of '{function}' found, and it is looked for by active values here: it would be taken for a constant",
    hint: 'leave the memory away in what is differentiated, or empty it where the differentiated function begins',
  },
  E315: {
    severity: 'error',
    text: 'the program is too large: its tree has {count} nodes, {here} of them here; {limit} are the limit',
    hint: "leave out what is not needed; data belong into a file that the program loads; '-s size-limit=N' raises the limit of what is differentiated",
  },
  E316: {
    severity: 'error',
    text: 'the statement is too large: it has {count} names, numbers and operators; {limit} are the limit',
    hint: 'make several of it; data belong into a file that the program loads',
  },
  E401: {
    severity: 'error',
    text: "the call of '{name}' is active, but no function and no derivative rule of this name is known",
    hint: 'name the folder of its file with -I, or give a rule for it; what belongs to a class cannot be differentiated',
  },
  E402: {
    severity: 'error',
    text: "'{name}' has no derivative rule: {reason}",
    hint: "write it with functions that have a rule ('adjoin rules' lists them), or give it no active values; a function that the caller gives is named by --handle",
  },
  E403: {
    severity: 'error',
    text: "no derivative rule of '{name}' fits these arguments",
    hint: 'there are rules for {patterns}{otherwise}',
  },
  E404: {
    severity: 'error',
    text: "'{name}' has no derivative rule with regard to its argument {position}",
    hint: 'give it no active value there; there are rules for {patterns}',
  },
  E405: {
    severity: 'error',
    text: 'nothing tells the tangent of {what}',
    hint: 'leave --mode away for the adjoint, or write it in another way',
  },
  E406: {
    severity: 'error',
    text: 'tangents in many directions are made for matrices, and here are {count} indices',
    hint: "say '-s array-dimensions=any' for arrays of more dimensions",
  },
  E407: {
    severity: 'error',
    text: "tangents with the directions in the first dimension are not made of functions with '{name}'",
    hint: "leave '-s direction-dimension=first' away, or name the arguments",
  },
  E408: {
    severity: 'error',
    text: "second derivatives behind a differential equation need a smooth right-hand side, and '{function}' has a kink or a jump: '{kink}'",
    hint: 'replace the kink by a smooth function; first derivatives need none',
  },
  E409: {
    severity: 'error',
    text: 'this loop cannot be differentiated by its fixed point: {reason}',
    hint: '{hint}',
  },
  E501: {
    severity: 'error',
    text: "there is no option '{name}'",
    hint: "did you mean '{nearest}'? 'adjoin options' lists all options",
  },
  E502: {
    severity: 'error',
    text: "the option '{name}' cannot be '{value}'",
    hint: 'it takes {allowed}',
  },
  ...fileErrors,
  ...nativeErrors,
  ...warnings,
  ...faults,
} as const satisfies Record<string, CatalogueEntry>;

/** A code of the catalogue. */
export type DiagnosticCode = keyof typeof catalogue;

import type { CatalogueEntry } from './catalogue-entry.js';

/** The part of the catalogue with the warnings. */
export const warnings = {
  W101: {
    severity: 'warning',
    text: 'the file is not UTF-8; it was read as Latin-1',
    hint: 'save it as UTF-8',
  },
  W102: {
    severity: 'warning',
    text: 'this block comment is not closed: it holds the rest of the file',
    hint: "'%}' or '#}' alone on a line closes it",
  },
  W103: {
    severity: 'warning',
    text: '{limit} errors are enough: the rest of the file was not read',
    hint: 'correct these first',
  },
  W104: {
    severity: 'warning',
    text: "this is read as Octave does, '!' as 'not'; in MATLAB the line is a command of the system",
    hint: "write 'system(…)' for such a command, '~' for 'not'",
  },
  W105: {
    severity: 'warning',
    text: '{count} more diagnostics are not shown',
    hint: 'correct these first',
  },
  W201: {
    severity: 'warning',
    text: "'{name}' is not known: there is neither a file nor a rule of this name",
    hint: 'name the folder of its file with -I',
  },
  W202: {
    severity: 'warning',
    text: "the output '{name}' of '{function}' never gets a value: calls that ask for it fail, and it has no derivative",
    hint: 'give it a value, or name the outputs that have one with --dependents',
  },
  W203: {
    severity: 'warning',
    text: "'{function}' computes {names} only where 'nargout' asks for more than '{first}': the derivative computes them each time",
    hint: 'give --dependents {first} to leave them out',
  },
  W206: {
    severity: 'warning',
    text: "the name of what is called here is put together when the program runs, as '{pattern}': it may be {names}",
    hint: 'a call of anything else ends the run of the derivative (Adjoinery:functionName); -I names folders with further functions',
  },
  W207: {
    severity: 'warning',
    text: "'{pattern}' fits the names of {count} files: none of these is taken for a function that may be called",
    hint: 'a call of one of them ends the run of the derivative (Adjoinery:functionName): write more of the name, or choose the function by switch',
  },
  W208: {
    severity: 'warning',
    text: "'{name}' fits '{pattern}', the name of what is called elsewhere, but the derivative does not call it: {reason}",
    hint: 'a call of it ends the run of the derivative (Adjoinery:functionName)',
  },
  W209: {
    severity: 'warning',
    text: "'{name}' is indexed, or called, with an active value: a run in which it is a function ends there with the error Adjoinery:handle",
    hint: 'say which function a parameter, or a field of one, stands for: --handle {name}=@FUNCTION',
  },
  W211: {
    severity: 'warning',
    text: '{what} may have no value here: {why}',
    hint: "give '{name}' a value before, or on the other ways: in an 'else', an 'otherwise', or stop with an error there",
  },
  W212: {
    severity: 'warning',
    text: "'{name}' is not taken for the tangent of '{function}': {reason}",
    hint: "adimat_diff_f, g_f or d_f beside the source gives the tangent of 'f': function [g_z, z] = g_f(g_x, x)",
  },
  W213: {
    severity: 'warning',
    text: "'{name}' tells of the derivative here, not of the program: it gives {told}",
    hint: 'the derivative is right where it stands in the folder of the program, and where no result depends on more of this',
  },
  W214: {
    severity: 'warning',
    text: "'{name}' may get any number of arguments: its adjoint takes the last ones of each call for seeds",
    hint: 'give all seeds in each call; --nargin N makes a derivative for N arguments, which refuses calls without seeds',
  },
  W301: {
    severity: 'warning',
    text: 'this directive is not understood, and does nothing: {reason}',
    hint: 'behind \'%ADiMat \' may stand <recompute>f</recompute>, <inline>f</inline>, <parallel/>, <checkpoint/>, <nargin>2</nargin>, <shape>F n n</shape>, <fixed-point tolerance="1e-12"/> or BMFUNC $$ = f($1) DIFFTO 2 .* $@1 (IGNORE or NODIFF instead of DIFFTO …)',
  },
  W302: {
    severity: 'warning',
    text: 'the directive <{directive}> does nothing here: {reason}',
    hint: '{hint}',
  },
  W303: {
    severity: 'warning',
    text: "the call of '{name}' is recorded, not made again in the reverse sweep: {reason}",
    hint: 'the derivative is right, but keeps all that this call computes; to save that memory change what the reason names, else leave out <recompute>, or calls=joint, to be rid of this warning',
  },
  W304: {
    severity: 'warning',
    text: 'all iterations of this loop are recorded, none is recomputed from a checkpoint: {reason}',
    hint: 'the derivative is right, but keeps what every iteration overwrites; to save that memory change what the reason names, else leave out <checkpoint/>, or checkpoints=outermost, to be rid of this warning',
  },
  W401: {
    severity: 'warning',
    text: "the result '{name}' of '{function}' depends on the independents by comparisons only, as '{comparison}': its derivative is zero",
    hint: 'fzero gives a root its derivative, and so does a step of Newton behind the loop (two for second derivatives)',
  },
  W402: {
    severity: 'warning',
    text: "the integrand depends on the independents by comparisons only, as '{comparison}': the derivative of its integral is zero",
    hint: 'put the jump at a bound: integral(f, a, x) has the derivative f(x)',
  },
  W403: {
    severity: 'warning',
    text: "the right-hand side jumps where '{comparison}' changes: the derivative lacks what the jump adds where its place moves",
    hint: 'solve the equation up to the jump, and from there on, with the time of the jump as a bound',
  },
  W501: {
    severity: 'warning',
    text: "{option}=no leaves out {count} that may be needed: the derivative of '{function}' is wrong where {where}",
    hint: 'with {option}=check the generated code stops with an error there',
  },
  W502: {
    severity: 'warning',
    text: "the option '{name}' does nothing in {style} style",
    hint: 'give style={needed} with it, or leave it out',
  },
  W503: {
    severity: 'warning',
    text: "the option '{name}' does nothing in {mode} mode",
    hint: 'leave it out',
  },
  W601: {
    severity: 'warning',
    text: 'no functions can be looked for here: {reason}',
    hint: 'give a folder with .m files; relative paths of -I start where adjoin runs, those of a project file where that is',
  },
} as const satisfies Record<string, CatalogueEntry>;

// Made from schemas/annotations.xml by `npm run annotations`: do not edit.

/** The values of annotations, by their names. */
export interface AnnotationValues {
  /** The tolerance of the fixed point at which the called iteration is. */
  readonly accuracy: string;
  /** The value varies with an independent and influences a dependent, so a derivative flows through here. */
  readonly active: 'yes';
  /** Positions, from 1, of the parameters through which derivatives flow. */
  readonly 'active-inputs': string;
  /** Positions, from 1, of the outputs through which derivatives flow. */
  readonly 'active-outputs': string;
  /** The helper belongs to ADiMat's runtime, so classic code need not bring it along. */
  readonly adimat: 'yes';
  /** The variable has an adjoint somewhere in the function. */
  readonly adjoint: 'yes';
  /** Number of an element that is read several times. */
  readonly again: string;
  /** Number of the operand's shape where it differs from that of the result; operands with equal numbers have equal shapes. */
  readonly alike: string;
  /** The operand is a scalar that is repeated along a vector. */
  readonly along: 'vector';
  /** The called value may be something else than one of the handles in `calls`: an array that can be indexed, a handle with another number of arguments, a function that `feval` calls, or anything. */
  readonly among: 'arrays' | 'others' | 'handles' | 'functions';
  /** The adjoint may begin where each reversed iteration does. */
  readonly anew: 'yes';
  /** Name of the variable that takes the place of `ans`. */
  readonly answer: string;
  /** New name of a variable that shares its name with a function called before the variable has a value. */
  readonly apart: string;
  /** How many arguments the differentiated function gets, as the request says. */
  readonly arguments: string;
  /** Name of the variable whose existence the program asks for here. */
  readonly asked: string;
  /** Keys of the variables with assignment flags that get a value here. */
  readonly assigns: string;
  /** Numbers of the elements (`again`) that are read here for the first time. */
  readonly begins: string;
  /** The element computes or passes a sparsity pattern; the reverse sweep does not reverse it. */
  readonly beside: 'yes';
  /** Names of the variables, asked for by `exist`, that get a value here. */
  readonly brings: string;
  /** The function holds persistent constants of another one. */
  readonly caches: 'yes';
  /** Number of an active call of a user function in its function. */
  readonly call: string;
  /** Name that the function has in the derivative's file, or `-` where a text may name several. */
  readonly called: string;
  /** Some call gives fewer arguments than the function has parameters in front of `varargin`. */
  readonly 'called-short': 'yes';
  /** Name of the function (`feval`, `cellfun` …) to which this text or handle names a function. */
  readonly caller: string;
  /** Numbers (`stored-handle`) of the handles that may be called here. */
  readonly calls: string;
  /** The variable stands in a handle of the request, as a parameter of the function (`own`) or captured by what the caller gives (`yes`); on functions: it gets these handles (`entry`). */
  readonly captured: 'entry' | 'own' | 'yes';
  /** Number of the adjoint that the iteration before carries (`carries`), to which this increment adds. */
  readonly carried: string;
  /** Number of the adjoint of an element that is carried to the next iteration. */
  readonly carries: string;
  /** The directive asks for checkpoints of the loop around it. */
  readonly checkpoint: 'yes';
  /** Name of the count (`nargin`, `nargout`) that replaces a check of arguments. */
  readonly checks: string;
  /** Number of a choice whose branch the recording sweep records. */
  readonly choice: string;
  /** The assignment stands for `clear`: the variable has no value behind it. */
  readonly cleared: 'yes';
  /** Names of the variables kept beside one with modes, `-` for those that nobody needs. */
  readonly companions: string;
  /** Functions that a text composed at run time may name, as `text:function`. */
  readonly composes: string;
  /** The statement belongs to the computation of a persistent constant, which moves into a function of its own. */
  readonly constant: 'yes';
  /** Name of the function that is to hold the persistent constants of this one. */
  readonly constants: string;
  /** The value may be a cell array or a structure (`yes`); on functions, the keys of such variables. On the adjoint of a matrix (`outer`), it is a list of factors of outer products. */
  readonly container: string;
  /** Versions of a function by the number of outputs wanted, as `name=number`; on reversed loops `yes`: their iterations are counted at run time. */
  readonly counted: string;
  /** Number of arguments that each of the `versions` takes, as `name=number`, `-` where nobody asks. */
  readonly counts: string;
  /** Nobody reads the result of the generated statement, or the entry of the record. */
  readonly dead: 'yes';
  /** Whether the branch is entered `never`, or `always` where the run reaches its condition. */
  readonly decided: 'never' | 'always';
  /** The operand of `||` or `&&` in a condition decides alone. */
  readonly decides: 'yes';
  /** The function stands in a file that we have generated: it is differentiated again. */
  readonly derived: 'yes';
  /** Positions, from 1, of the outputs for which the target of the call stands in the body that replaces it. */
  readonly direct: string;
  /** A read of a variable without value may end this `try` or function where no flag can notice it. */
  readonly doubtful: 'yes';
  /** Results of the elementwise call may be dropped where they are infinite or NaN; says where zero adjoints or tangents must stay zero. */
  readonly dropped: 'yes' | 'chosen' | 'overflow' | 'vanishing';
  /** How many of the loops around the assignment it may be moved before. */
  readonly early: string;
  /** Number of the variable that stands for the element, and the element's index: `2_3`. */
  readonly element: string;
  /** The assignment stands inside an expression, or the operator decides whether one does happen. */
  readonly embedded: 'yes';
  /** Keys of the loop invariants whose adjoints begin anew in each iteration of the loop around. */
  readonly entered: string;
  /** How many arguments the derivative of a function needs that asks how many it gets, or at least where it gets extra ones; `pairs` where these are names and values, `open` where no number of them shows that seeds are missing. */
  readonly exact: string;
  /** Number of arguments that a list of cells fills up (`any` if unknown); on `nargin`, the count of each handle. */
  readonly expects: string;
  /** Positions, from 1, of the first and last row or column of the part of a concatenation. */
  readonly extent: string;
  /** Number of parameters in front of `varargin`. */
  readonly 'extra-inputs': string;
  /** Number of outputs in front of `varargout`; `own` on the entry, which keeps it. */
  readonly 'extra-outputs': string;
  /** The adjoint of a call with an infinite derivative has passed a factor that may be zero. */
  readonly factored: 'yes';
  /** Conditions of derivative rules that hold for the call, such as `scalar(x)`. */
  readonly facts: string;
  /** Positions, from 1, of parameters and of the outputs that are their next values, as `parameter=output`. */
  readonly feeds: string;
  /** Name of the function that runs the loop to its fixed point. */
  readonly finds: string;
  /** The increment of an adjoint known to be zero is an assignment, to all of it (`yes`) or to a `part`; on calls, the name of the function that gives the first of the extra outputs. */
  readonly first: string;
  /** Functions that give the first of the extra outputs, as `name=number of parameters`. */
  readonly firsts: string;
  /** How the operand's shape fits the result's: the same, or a scalar, a row or a column that is repeated. */
  readonly fit: 'same' | 'scalar' | 'row' | 'column';
  /** The loop around finds a fixed point, or is the iteration there. */
  readonly fixed: 'loop' | 'iteration';
  /** Keys of all variables of the function that need an assignment flag. */
  readonly flags: string;
  /** The value is a matrix, so its last dimension can count directions. */
  readonly flat: 'yes';
  /** Name of the library call that the call of a helper replaces, for messages. */
  readonly for: string;
  /** The call finds a fixed point: its results have no derivative of their own. */
  readonly found: 'yes';
  /** Lines of the source that the statement comes from. */
  readonly from: string;
  /** Number of the place to which the increment moves. */
  readonly gathered: string;
  /** Number of the place to which earlier increments of the same adjoint move. */
  readonly gathers: string;
  /** Name of the function that returns the counter read here. */
  readonly gets: string;
  /** The replacement of a query for arguments: a number or the name of a parameter. */
  readonly given: string;
  /** Keys of the outputs of the function that the loop or its iterations become. */
  readonly gives: string;
  /** The assignment never reaches beyond the array. */
  readonly grows: 'no';
  /** Name of the variable that holds the error which ended the function. */
  readonly guard: string;
  /** Number of a handle that is called somewhere. */
  readonly handle: string;
  /** Numbers (`handle`) of all handles that the variable may hold. */
  readonly handles: string;
  /** Variables that hold the results of a call which may end with an error. */
  readonly held: string;
  /** The kind of what a container, or a user function, has here in native code. */
  readonly 'held-kind': string;
  /** The variable may have no value here, so that its name may denote a function. */
  readonly hidden: 'yes';
  /** Name of the function that holds the value of a global or persistent variable. */
  readonly holder: string;
  /** Places, as `line:column`, of the calls in the places of which the bodies of their functions are to stand. */
  readonly inline: string;
  /** Number of a call that the body of the called function replaces. */
  readonly inlined: string;
  /** Name of the wrapped function that the call means. */
  readonly inner: string;
  /** Keys of the loop invariants, which need no record in this loop. */
  readonly invariant: string;
  /** State of the called function: of the program, or as the rule table has it. */
  readonly is: 'user' | 'rule' | 'passive' | 'missing' | 'refused' | 'unknown';
  /** The loop has at least one iteration. */
  readonly iterates: 'yes';
  /** Name of the function that runs the iterations between two checkpoints. */
  readonly iterations: string;
  /** The call is made again in the reverse sweep instead of being recorded. */
  readonly joint: 'yes' | 'asked';
  /** The kind of the value in native code: `integer scalar column row matrix text none`, `list` or `record` and a number. */
  readonly kind: string;
  /** Number of outputs wanted, and the name of the handle that gives fewer: the assignment is an error. */
  readonly lacks: string;
  /** The first value of a persistent variable must be computed when the run first reaches the declaration. */
  readonly late: 'yes';
  /** Fewest arguments that the function is called with, as the directive says. */
  readonly least: string;
  /** How many arguments the count includes that the source did not give. */
  readonly less: string;
  /** The expression stands for several values, as `c{:}` does. */
  readonly list: 'yes';
  /** Name of the function that returns the global variable declared here. */
  readonly load: string;
  /** Shared variables that the entry gets first, as `variable=function`. */
  readonly loads: string;
  /** Number of the loop in its function; ties it to its reversed loop and its tape. */
  readonly loop: string;
  /** Keys of the flags that are false before the iterations of a loop that becomes a function. */
  readonly lowers: string;
  /** The source has no such function: steps made it, changed it, outlined it, or made it a version. */
  readonly made: 'yes' | 'changed' | 'outlined' | 'version';
  /** The value selects elements: the places of those are computed of it. */
  readonly mask: 'yes';
  /** The factor may be infinite beside a passive one that is zero. */
  readonly masked: 'yes';
  /** Name of the variable with the mode numbers of a factorization's result. */
  readonly 'mode-from': string;
  /** Kind of the other operand of a function of values, and a name for what it is for twins. */
  readonly 'mode-other': string;
  /** Number of a part of a variable with vectors that must become a variable. */
  readonly 'mode-part': string;
  /** Kind of a product of vectors, and names for its value and for what it needs. */
  readonly 'mode-product': string;
  /** The vectors are read by themselves; the helper that checks this and the variables it takes. */
  readonly 'mode-read': string;
  /** Helper that stands for the factorization, and its results: `=1` for the first target, else names. */
  readonly 'mode-site': string;
  /** How modes pass from the operands to the target. */
  readonly 'mode-step': string;
  /** Names for values of equal modes that a tangent sums up or combines with another operand. */
  readonly 'mode-watch': string;
  /** The other operand of a function whose values a tangent watches. */
  readonly 'mode-watched': 'yes';
  /** The contents of a variable with modes: values, columns, rows or a diagonal. */
  readonly modes: string;
  /** User functions, rules and helpers that text may name here, as `text:function:state`. */
  readonly names: string;
  /** How native code computes the value: a way, a name and the modes of its arguments. On functions, whether they are the entry. */
  readonly native: string;
  /** How many outputs the derivative of the differentiated function needs: up to the last dependent. */
  readonly needed: string;
  /** Name of the nested function that the anonymous one becomes, as it changes shared variables. */
  readonly nested: string;
  /** Numbers of outputs with which a rule can take the call. */
  readonly offers: string;
  /** The only value that the variable ever has in a call: nothing needs a record before it. */
  readonly only: 'yes';
  /** The call never gets a handle, only text. */
  readonly 'only-text': 'yes';
  /** Elements (`element`) that get variables of their own before the statement. */
  readonly opens: string;
  /** The function as it was before handles were expanded, as serialized XML. */
  readonly original: string;
  /** The adjoint is a list of factors of outer products (`yes`); on functions, the keys of such variables. */
  readonly outer: string;
  /** The operand is to become a temporary of this kind. */
  readonly outline: 'ca' | 'da' | 'sa' | 'ba' | 'ia';
  /** The call was made from an anonymous function. */
  readonly outlined: 'yes';
  /** Name of the version, with a list of cells, that takes the place of a function which must stay as it is. */
  readonly packed: string;
  /** The value has one page for each direction. */
  readonly pages: 'yes';
  /** The comment says that the order of the loop's iterations does not matter: a directive, or what is left of `parfor`. */
  readonly parallel: 'directive' | 'parfor';
  /** Names of the shared variables that the handle takes along. */
  readonly parameters: string;
  /** Names of the variables that hold sparsity patterns of the value. */
  readonly pattern: string;
  /** Patterns that the call passes. */
  readonly 'pattern-arguments': string;
  /** Patterns that the function takes. */
  readonly 'pattern-parameters': string;
  /** Patterns that the function returns. */
  readonly 'pattern-results': string;
  /** Keys of the variables that have a pattern at the function's end. */
  readonly patterned: string;
  /** The known part of names put together at run time, with `*` for the unknown part. */
  readonly patterns: string;
  /** The places that `max` or `min` finds: one in a vector, or one in each column or row of a matrix of known shape. */
  readonly places: 'one' | 'columns' | 'rows';
  /** Position, from 1, of the parameter that the program asks for. */
  readonly position: string;
  /** Keys of the variables that need an empty first value, as `key` or `key=kind`. */
  readonly preassigned: string;
  /** The helper's file as text. */
  readonly printed: string;
  /** Versions of the function that the derivative needs: `joint`, `pair`, `plain`. */
  readonly products: string;
  /** Name of the function that stores the counter changed here. */
  readonly puts: string;
  /** The loop runs over whole numbers, in steps of one or of any whole number. */
  readonly range: 'unit' | 'integer';
  /** Places, as `line:column`, of the calls that the directive is about. */
  readonly recompute: string;
  /** Number of an assignment in a loop that is repeated in the reversed loop; the numbers of those that are, where the record of the iteration comes back. */
  readonly recomputed: string;
  /** The kinds that containers hold, with their numbers. */
  readonly 'record-kinds': string;
  /** The active statement reads what it writes. */
  readonly reflexive: 'yes';
  /** The matrix of the system is singular nowhere: a call before has asked. */
  readonly regular: 'yes';
  /** New names of parameters that would hide what the function captures, as `old=new`. */
  readonly renamed: string;
  /** Number (`replace`) of the reads of a temporary that have the name of the variable which gets its value here. */
  readonly renames: string;
  /** The index names no element twice. */
  readonly repeats: 'no';
  /** Number (`substitute`) of the assignment whose value goes here. */
  readonly replace: string;
  /** The iterations are computed again just before each is reversed; nothing is recorded. */
  readonly replayed: 'yes';
  /** Names of the outputs of the function that the anonymous one becomes. */
  readonly results: string;
  /** There are rewrites of calls of this library function. */
  readonly rewritable: 'yes';
  /** The purpose of the generated function. */
  readonly role: 'joint' | 'tangent' | 'recording' | 'returning' | 'plain';
  /** Numbers (`square-of`) of the squares that use this root. */
  readonly root: string;
  /** The value that may be rounded to an integer here; the derivative checks at run time that it is not. */
  readonly rounds: 'converted' | 'parts' | 'target' | 'value' | 'number';
  /** Identifier of the derivative rule of an active call. */
  readonly rule: string;
  /** The function has the name of a helper with a rule. */
  readonly ruled: 'yes';
  /** The list holds increments of one adjoint that follow each other. */
  readonly run: 'yes';
  /** Shared variables that the entry stores last, as `variable=function`. */
  readonly saves: string;
  /** Keys of the variables that are scalars at the function's end. */
  readonly scalars: string;
  /** Vectors of constant size at the statement, of which elements with constant indices are read in it: `y=2,1`. */
  readonly settles: string;
  /** Variables that need another name, as functions or reserved words have theirs. */
  readonly shadowing: string;
  /** The value is a scalar; on targets, the old value. An adjoint that is set to zero has its `own` size already. */
  readonly shape: 'scalar' | 'own';
  /** Number of a sum that stands in several places of the statement. */
  readonly shared: string;
  /** Variables that become the first parameters, as other functions share them. */
  readonly 'shared-inputs': string;
  /** Variables that become the first outputs, as other functions share them. */
  readonly 'shared-outputs': string;
  /** The function declares shared variables (`yes`); on increments, the number of the `shared` sum computed first here. */
  readonly shares: string;
  /** The record instead of the value (`size`, `isscalar`), and of which value. */
  readonly sized: string;
  /** Number of a solution of a system that several increments take. */
  readonly solution: string;
  /** Numbers of the shared solutions that stand in the statement first. */
  readonly solves: string;
  /** Name of the function of which nothing is known and which a stop would have called: the run asks whether there is one. */
  readonly sought: string;
  /** Bounds of the only index: sums of a constant and multiples of numbered sizes. */
  readonly span: string;
  /** Some outputs of the recording sweep are not read: what only they need may go. `repeated`: each call repeats one that has succeeded, so no error can come of it; `called`: otherwise. */
  readonly spared: string;
  /** The adjoint begins without entries; on functions, the program makes sparse matrices. */
  readonly sparse: 'yes';
  /** Nobody asks for the handles of the variable once their calls are calls of functions. */
  readonly spent: 'yes';
  /** Function that makes a call with an unknown number of arguments, as `name=arguments in front` or `name=arguments in front=any`. */
  readonly spread: string;
  /** Descriptions of the functions named by `spread`, which follow this function. */
  readonly spreads: string;
  /** Number of a square of a root. */
  readonly 'square-of': string;
  /** The part of a concatenation follows the one before: the sizes of the parts add up. */
  readonly stacked: 'vector' | 'matrix';
  /** Shared variables that have an empty value at the function's start. */
  readonly 'starts-empty': string;
  /** Name of the function of an iteration at the fixed point. */
  readonly stays: string;
  /** The value that the assignment replaces, if there is one, has the same size as the new value. */
  readonly steady: 'yes';
  /** The value may have an infinite derivative and a partial derivative that vanishes: the adjoint gets NaN there, or a mark that its own derivative makes NaN of where it is infinite. */
  readonly steep: 'yes' | 'marked';
  /** The number that the step adds to a counter: it is subtracted instead of restoring the counter. */
  readonly step: string;
  /** Message of the error that takes the element's place, as it cannot be differentiated and runs can pass it by. */
  readonly stop: string;
  /** Name of the variable that holds the value, as the statement evaluates it earlier. */
  readonly stored: string;
  /** Number of a handle stored in a field, a cell or a variable of several kinds. */
  readonly 'stored-handle': string;
  /** Shared variables that a function must not miss although text names it. */
  readonly strict: string;
  /** Number of an assignment whose value can stand where it is read. */
  readonly substitute: string;
  /** Keys of the variables to which the recomputed iterations only add. */
  readonly sums: string;
  /** The value that is indexed with something varied may be a handle that the caller gives: its name. The derivative asks. */
  readonly suspect: string;
  /** Keys of the parameters of the function that the loop or its iterations become. */
  readonly takes: string;
  /** Callee for each version of the function around, as `version=callee`. */
  readonly targets: string;
  /** The directive tells a shape, or the least value of a size. */
  readonly tells: 'yes';
  /** Number of the variable that gets this value. */
  readonly temporary: string;
  /** The kind of that variable. */
  readonly 'temporary-kind': string;
  /** The function gets the checks of the shapes that are told. */
  readonly told: 'yes';
  /** The directive gives a loop's fixed point this tolerance. */
  readonly tolerance: string;
  /** The helper expands one number: the adjoint of a reduction of all elements. */
  readonly total: 'yes';
  /** Independents that must hold no handles, text or objects, as `name` or `name=kind`; the derivative checks this. */
  readonly trusted: string;
  /** Keys of the variables that may have no value where they are read here. */
  readonly unassigned: string;
  /** The handle is never called here: its field is absent or empty, or the index is none. */
  readonly uncalled: 'yes';
  /** Positions, from 1, of the parameters that keep their values in the body that replaces the call. */
  readonly unchanged: string;
  /** The list may stand for one value or for several, and that matters here. */
  readonly uncounted: 'yes';
  /** Keys of the counters that steps alone change in the loop, and that the reverse sweep gets back by undoing these. */
  readonly undone: string;
  /** Shared variables because of which text must not name the function. */
  readonly unnamed: string;
  /** An output of a recording sweep, or what takes it in a call, that nothing reads. */
  readonly unread: 'yes';
  /** Outputs that may have no value at the end, as `key=position`, with 0 where they are always wanted. */
  readonly unset: string;
  /** Positions, from 1, of the dependents that no independent influences. */
  readonly 'unvaried-outputs': string;
  /** Names of all functions that the helper's file uses. */
  readonly uses: string;
  /** Tests that tell whether the parameters have the shapes that the text of the function suggests. */
  readonly usual: string;
  /** Name of the variable that takes the value before the statement. */
  readonly value: string;
  /** The variable may have no value where it is read, or written in part, or at the end of the function. */
  readonly valueless: 'yes';
  /** The function gets varied arguments; on assignments, something varied may reach a map. */
  readonly varied: 'yes';
  /** Number of the variables (`element`) that stand for all elements of the vector, and its rows and columns. */
  readonly vector: string;
  /** Names of the versions of a function that is reached with different handles. */
  readonly versions: string;
  /** Keys of the variables that the record must hold, `-` for none. */
  readonly wanted: string;
  /** Name of the differentiated function with all its outputs, and for any number of arguments, where the program itself calls it. */
  readonly whole: string;
  /** Name of what remains of a function that is wrapped. */
  readonly within: string;
  /** The function written as an anonymous one, where text in the source makes it. */
  readonly written: string;
}

/** The name of an annotation, without `ada:`. */
export type AnnotationName = keyof AnnotationValues;

/** An annotation as the attribute that it is. */
export type AnnotationAttribute = `ada:${AnnotationName}`;

/** Annotations that hold names, or pairs, separated by blanks. */
export type NamesAnnotation =
  | 'assigns'
  | 'brings'
  | 'companions'
  | 'composes'
  | 'container'
  | 'counted'
  | 'counts'
  | 'entered'
  | 'facts'
  | 'feeds'
  | 'firsts'
  | 'flags'
  | 'gives'
  | 'held'
  | 'inline'
  | 'invariant'
  | 'loads'
  | 'lowers'
  | 'mode-other'
  | 'mode-product'
  | 'mode-read'
  | 'mode-site'
  | 'mode-step'
  | 'mode-watch'
  | 'modes'
  | 'names'
  | 'opens'
  | 'outer'
  | 'parameters'
  | 'pattern'
  | 'pattern-arguments'
  | 'pattern-parameters'
  | 'pattern-results'
  | 'patterned'
  | 'patterns'
  | 'preassigned'
  | 'products'
  | 'recompute'
  | 'renamed'
  | 'results'
  | 'saves'
  | 'scalars'
  | 'settles'
  | 'shadowing'
  | 'shared-inputs'
  | 'shared-outputs'
  | 'sized'
  | 'spread'
  | 'spreads'
  | 'starts-empty'
  | 'strict'
  | 'sums'
  | 'takes'
  | 'targets'
  | 'trusted'
  | 'unassigned'
  | 'undone'
  | 'unnamed'
  | 'unset'
  | 'uses'
  | 'versions'
  | 'wanted';

/** Annotations that hold numbers, separated by blanks. */
export type NumbersAnnotation =
  | 'active-inputs'
  | 'active-outputs'
  | 'begins'
  | 'calls'
  | 'direct'
  | 'extent'
  | 'handles'
  | 'offers'
  | 'recomputed'
  | 'root'
  | 'solves'
  | 'square-of'
  | 'unchanged'
  | 'unvaried-outputs'
  | 'vector';

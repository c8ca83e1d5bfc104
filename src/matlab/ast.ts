/** A node of the syntax tree. Positions are offsets: lines and columns are computed when they are written. */
interface Node {
  readonly start: number;
}

export interface Literal extends Node {
  readonly kind: 'literal';
  /** The source text of a number or string, quotes included. */
  readonly text: string;
}

export interface Variable extends Node {
  readonly kind: 'variable';
  readonly name: string;
}

/** Indices or arguments in parentheses or braces; whether the base is a function is not known here. */
export interface Index extends Node {
  readonly kind: 'index';
  readonly base: Expression;
  readonly parts: readonly IndexPart[];
}

export interface IndexPart {
  readonly braces: boolean;
  readonly items: readonly Expression[];
}

export interface Field extends Node {
  readonly kind: 'field';
  readonly base: Expression;
  readonly name: string;
}

export interface DynamicField extends Node {
  readonly kind: 'dynamic-field';
  readonly base: Expression;
  readonly name: Expression;
}

export interface Range extends Node {
  readonly kind: 'range';
  readonly parts: readonly Expression[];
}

/** A chain of one binary operator, grouped to the left. */
export interface Binary extends Node {
  readonly kind: 'binary';
  readonly operator: string;
  readonly operands: readonly Expression[];
}

/** A chain of additions and subtractions; the first sign is always `+`. */
export interface Sum extends Node {
  readonly kind: 'sum';
  readonly terms: readonly { readonly sign: '+' | '-'; readonly operand: Expression }[];
}

export interface Unary extends Node {
  readonly kind: 'unary';
  readonly operator: string;
  readonly postfix: boolean;
  readonly operand: Expression;
}

export interface Parenthesized extends Node {
  readonly kind: 'parenthesized';
  readonly operand: Expression;
}

/** A matrix in brackets or a cell array in braces. */
export interface Matrix extends Node {
  readonly kind: 'matrix';
  readonly braces: boolean;
  readonly rows: readonly (readonly Expression[])[];
}

export interface AnonymousFunction extends Node {
  readonly kind: 'anonymous-function';
  readonly parameters: readonly Expression[];
  readonly body: Expression;
}

/** `@name`, or `?name` for a class. */
export interface Handle extends Node {
  readonly kind: 'handle' | 'metaclass';
  readonly name: string;
}

/** `:` or `end` in an index, `~` in the place of an output or a parameter. */
export interface Placeholder extends Node {
  readonly kind: 'colon' | 'end' | 'ignored';
}

export interface Assignment extends Node {
  readonly kind: 'assignment';
  readonly operator: string;
  readonly target: Expression;
  readonly value: Expression;
}

export type Expression =
  | Literal
  | Variable
  | Index
  | Field
  | DynamicField
  | Range
  | Binary
  | Sum
  | Unary
  | Parenthesized
  | Matrix
  | AnonymousFunction
  | Handle
  | Placeholder
  | Assignment;

export interface ExpressionStatement extends Node {
  readonly kind: 'expression';
  readonly expression: Expression;
  /** Whether its result is printed: it does not end in a semicolon. */
  readonly echo: boolean;
}

export interface If extends Node {
  readonly kind: 'if';
  readonly branches: readonly {
    readonly start: number;
    readonly condition: Expression;
    readonly body: Block;
  }[];
  readonly otherwise: Block | undefined;
}

export interface For extends Node {
  readonly kind: 'for';
  readonly parallel: boolean;
  readonly target: Expression;
  readonly values: Expression;
  readonly workers: Expression | undefined;
  readonly body: Block;
}

/** A loop with its test at the top (`while`) or at the bottom (`do-until`). */
export interface While extends Node {
  readonly kind: 'while' | 'do-until';
  readonly condition: Expression;
  readonly body: Block;
}

export interface Switch extends Node {
  readonly kind: 'switch';
  readonly subject: Expression;
  readonly comments: readonly CommentStatement[];
  readonly cases: readonly { readonly value: Expression; readonly body: Block }[];
  readonly otherwise: Block | undefined;
}

export interface Jump extends Node {
  readonly kind: 'break' | 'continue' | 'return';
}

export interface Try extends Node {
  readonly kind: 'try';
  readonly body: Block;
  readonly handler: { readonly name: string | undefined; readonly body: Block } | undefined;
}

export interface UnwindProtect extends Node {
  readonly kind: 'unwind-protect';
  readonly body: Block;
  readonly cleanup: Block;
}

export interface Declaration extends Node {
  readonly kind: 'global' | 'persistent';
  readonly items: readonly (Variable | Assignment)[];
}

export interface Spmd extends Node {
  readonly kind: 'spmd';
  readonly workers: readonly Expression[];
  readonly body: Block;
}

export interface Command extends Node {
  readonly kind: 'command';
  readonly name: string;
  readonly words: readonly string[];
  /** Whether its result is printed, if it gives one. */
  readonly echo: boolean;
}

export interface CommentStatement extends Node {
  readonly kind: 'comment';
  readonly text: string;
  readonly block: boolean;
  readonly trailing: boolean;
}

/** A block `arguments … end` that declares parameters. */
export interface ArgumentsBlock extends Node {
  readonly kind: 'arguments';
  readonly attributes: readonly string[];
  readonly items: readonly (ArgumentDeclaration | CommentStatement)[];
}

export interface ArgumentDeclaration extends Node {
  readonly kind: 'argument';
  readonly name: string;
  /** The sizes in parentheses, `:` among them. */
  readonly size: readonly Expression[] | undefined;
  readonly type: string | undefined;
  readonly validators: readonly Expression[] | undefined;
  /** The default. */
  readonly value: Expression | undefined;
}

export type Statement =
  | ExpressionStatement
  | If
  | For
  | While
  | Switch
  | Jump
  | Try
  | UnwindProtect
  | Declaration
  | Spmd
  | Command
  | CommentStatement
  | ArgumentsBlock
  | FunctionNode;

export type Block = readonly Statement[];

/** The items that may stand among nested functions. */
export type NestedItem = FunctionNode | CommentStatement;

/** A function; in scripts, Octave allows it among the statements of a block, and defines it there. */
export interface FunctionNode extends Node {
  readonly kind: 'function';
  readonly name: string;
  readonly outputs: readonly Expression[];
  readonly parameters: readonly Expression[];
  readonly body: Block;
  readonly nested: readonly NestedItem[];
  /** The word that closes it, if one does. */
  readonly end: string | undefined;
}

/** A class definition: its name, and its whole text, which is kept as it is. */
export interface ClassDefinition extends Node {
  readonly kind: 'classdef';
  readonly name: string;
  readonly text: string;
}

/** Statements of a file that stand outside of functions. */
export interface Script extends Node {
  readonly kind: 'script';
  readonly body: Block;
}

export type FileItem = FunctionNode | Script | ClassDefinition | CommentStatement;

export interface FileNode {
  readonly items: readonly FileItem[];
}

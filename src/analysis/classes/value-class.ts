import { annotation, children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { classPathOf } from './class-path.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { principalVariable } from '../reading/variable.js';
import type { PartPath } from '../handles/varied-paths.js';

/**
 * The possible class of a value, as far as derivatives are concerned: arithmetic with an integer is rounded, arrays of
 * logicals and characters round what is written into them, and maps are shared by all holders. Unknown classes count as
 * floating point.
 */
export type ValueClass = (typeof ranking)[number];

/** From what takes every number to what rounds most that meets it. */
const ranking = ['float', 'logical', 'text', 'integer', 'map'] as const;

/** The context in which expressions are evaluated. */
export interface Classes {
  readonly rules: RuleTable;
  of(path: PartPath): ValueClass;
  /** The class that any of the values at a path may have, which are put together. */
  listed(path: PartPath): ValueClass;
  /** Findings on the way, which hold anywhere. */
  readonly anywhere: ClassesAnywhere;
  /** Whether text that is no literal is taken to name integers if any are named: in what is sure, if it can be no answer. */
  readonly takesNames: boolean;
  /** The classes of outputs of expressions that are known, as long as no variable gets another value: nested calls ask again. */
  readonly found: Map<XmlElement, ValueClass[]>;
  /** The class of an output of a call of a user's function. */
  callUser(call: XmlElement, given: readonly ValueClass[], position: number): ValueClass;
}

/** Findings that hold in the whole program: they are only ever widened. */
export interface ClassesAnywhere {
  /** The possible classes of values read from maps, whichever it is. */
  inMaps: ValueClass;
  /** The possible classes of the keys of maps, which a map is declared or made with. */
  keysOfMaps: ValueClass;
  /**
   * The possible class that text which is no literal names: integers if they are named, or asked for their name, somewhere.
   */
  named: ValueClass;
}

export const integerName = /^u?int(?:8|16|32|64)$/;
const floating: ReadonlySet<string> = new Set(['double', 'single']);
/** Functions that keep the class of what they arrange anew. */
const arranging: ReadonlySet<string> = new Set([
  ...[
    'repmat',
    'reshape',
    'permute',
    'circshift',
    'squeeze',
    'transpose',
    'ctranspose',
    'vec',
    'kron',
    'diag',
  ],
  ...[
    'shiftdim',
    'rotdim',
    'flipdim',
    'prepad',
    'postpad',
    'resize',
    'unique',
    'meshgrid',
    'ndgrid',
    'toeplitz',
  ],
  ...['hankel', 'vech', 'cummax', 'cummin', 'median', 'range', 'bounds', 'nchoosek', 'blkdiag'],
  ...['fliplr', 'flipud', 'flip', 'rot90', 'tril', 'triu', 'sort', 'max', 'min', 'cat', 'horzcat', 'vertcat'],
]);

/** Functions whose results are of floating point, whatever they are given, if not told otherwise. */
const measuring: ReadonlySet<string> = new Set([
  ...['size', 'length', 'numel', 'ndims', 'rows', 'columns', 'nnz', 'nzmax', 'numfields', 'sizeof', 'rank'],
  ...['find', 'lookup', 'sub2ind', 'ind2sub', 'histc', 'str2double', 'str2num', 'randi', 'randperm'],
  ...['zeros', 'ones', 'eye', 'rand', 'randn', 'rande', 'cell', 'magic'],
  ...['pi', 'e', 'Inf', 'inf', 'NaN', 'nan', 'NA'],
]);

const givingIntegers: ReadonlySet<string> = new Set(['intmax', 'intmin', 'tic']);

/** Functions that get places, counts or dimensions beside values: integers there round nothing. */
const placing: ReadonlySet<string> = new Set([
  ...['sparse', 'spdiags', 'accumarray', 'accumdim', 'linspace', 'diff', 'trapz', 'cross', 'dot', 'polyarea'],
  ...['sum', 'prod', 'sumsq', 'cumsum', 'cumprod', 'mean', 'cov'],
  ...['fft', 'ifft', 'fft2', 'ifft2', 'fftn', 'ifftn', 'repelem', 'vec', 'maxk', 'mink'],
]);

/** Functions that get the class of their results. */
const ofNamedClass: ReadonlySet<string> = new Set([
  ...[
    'zeros',
    'ones',
    'eye',
    'cast',
    'typecast',
    'rand',
    'randn',
    'rande',
    'randi',
    'randperm',
    'Inf',
    'NaN',
  ],
]);

/** Whether a function may get the class of its result by its name. */
export function isToldItsClass(name: string): boolean {
  return ofNamedClass.has(name);
}

const concatenating: ReadonlySet<string> = new Set(['horzcat', 'vertcat', 'cat']);

/** The class that an expression's value may have; `position` tells which output of a call (from 0). */
export function classOf(it: XmlElement, classes: Classes, position = 0): ValueClass {
  const found = classes.found.get(it) ?? [];
  classes.found.set(it, found);
  return (found[position] ??= findClass(it, classes, position));
}

function findClass(it: XmlElement, classes: Classes, position: number): ValueClass {
  const parts = children(it);
  const [first] = parts;
  const of = (part: XmlElement): ValueClass => classOf(part, classes);
  switch (it.localName) {
    case 'literal':
      if (namesInteger(it)) classes.anywhere.named = 'integer';
      return /^['"]/.test(it.textContent) ? 'text' : /^0[xXbB]/.test(it.textContent) ? 'integer' : 'float';
    case 'var':
    case 'struct-ref':
    case 'dyn-struct-ref':
    case 'array': {
      const isStored = principalVariable(it) !== undefined;
      const found = isStored ? classes.of(classPathOf(it).path) : first === undefined ? 'float' : of(first);
      if (found !== 'map') return found;
      if (it.localName === 'struct-ref' && parts[1]?.textContent === 'Count') return 'integer';
      if (parts[0]?.localName === 'struct-ref' && children(parts[0])[1]?.textContent === 'keys')
        return classes.anywhere.keysOfMaps;
      return it.localName === 'array' ? classes.anywhere.inMaps : found;
    }
    case 'range':
      return parts.map(of).includes('integer') ? 'integer' : 'float';
    case 'call':
      return classOfCall(it, classes, position);
    case 'unary':
      if (it.getAttribute('op') === '[]')
        return concatenated(itemsOf(it).map((item) => classOfItem(item, classes)));
      if (it.getAttribute('op') === '{}')
        return itemsOf(it).map(of).includes('integer') ? 'integer' : 'float';
      return operated(it, parts.map(of), classes.rules);
    case 'binary':
      return operated(it, parts.map(of), classes.rules);
    default:
      return 'float';
  }
}

/** The class of what stands in brackets: of cells that are put together, all count. */
export function classOfItem(item: XmlElement, classes: Classes): ValueClass {
  const isList = annotation(item, 'list') !== undefined && principalVariable(item) !== undefined;
  const found = classOf(item, classes);
  return isList && found !== 'map' ? joinClasses(found, classes.listed(classPathOf(item).path)) : found;
}

/**
 * Whether an expression of the class of characters makes such of other values, which are no numbers any more. A value that
 * is only read, copied or passed on may be text at one time and a number at another.
 */
export function makesText(it: XmlElement, rules: RuleTable): boolean {
  if (it.localName === 'unary') return it.getAttribute('op') === '[]';
  if (it.localName !== 'call' || annotation(it, 'is') === 'user') return false;
  const name = calleeName(it);
  return !arranging.has(name) || placedBy(it, rules).length > 1;
}

/** Whether a class is that of all that something of it is written into. */
export function isLasting(found: ValueClass): boolean {
  return found === 'integer' || found === 'map';
}

/** The wider reach of two: what either may be. */
export function joinClasses(one: ValueClass, other: ValueClass): ValueClass {
  return ranking.indexOf(one) > ranking.indexOf(other) ? one : other;
}

/** The narrower reach of two: what both are at least. */
export function meetClasses(one: ValueClass, other: ValueClass): ValueClass {
  return joinClasses(one, other) === one ? other : one;
}

function classOfCall(call: XmlElement, classes: Classes, position: number): ValueClass {
  const name = calleeName(call);
  const given = argumentsOf(call);
  const values = given.map((it) => classOf(it, classes));
  if (annotation(call, 'is') === 'user') return classes.callUser(call, values, position);
  if (name === 'containers.Map') {
    const isTold = given[0]?.textContent.slice(1, -1) === 'KeyType';
    const taken = isTold ? classToldOf(given[3]) : values[1];
    if (taken === 'integer') classes.anywhere.inMaps = taken;
    const kind = isTold ? classToldOf(given[1]) : values[0];
    if (kind === 'integer') classes.anywhere.keysOfMaps = kind;
    return 'map';
  }
  if (name === 'keys' && values[0] === 'map') return classes.anywhere.keysOfMaps;
  if (name === 'values' && values[0] === 'map') return classes.anywhere.inMaps;
  if (integerName.test(name)) return 'integer';
  if (floating.has(name)) return 'float';
  if (given.some(namesInteger)) return 'integer';
  if (name === 'class' && values[0] === 'integer') classes.anywhere.named = 'integer';
  const named = given.find((it, index) => isToldItsClass(name) && isNameOfAny(it, values[index]));
  if (named !== undefined) return classToldBy(named, classes);
  const facts = classes.rules.passiveFacts(name)?.values ?? [];
  if (facts.includes('logical')) return 'logical';
  if (facts.includes('text')) return 'text';
  const placed = placedBy(call, classes.rules).map((it) => classOf(it, classes));
  if (arranging.has(name)) return concatenated(placed);
  const likeness = given.findIndex(asksForLikeness);
  if (measuring.has(name)) return likeness < 0 ? 'float' : (values[likeness + 1] ?? 'float');
  return placed.includes('integer') || givingIntegers.has(name) ? 'integer' : 'float';
}

/** Those arguments of a call which the class of its result is made of: not what tells places and counts. */
export function placedBy(call: XmlElement, rules: RuleTable): readonly XmlElement[] {
  const name = calleeName(call);
  const given = argumentsOf(call);
  if (!arranging.has(name) && !placing.has(name)) return given;
  const passive = rules.passiveArguments(name, given);
  const isOption = (it: XmlElement): boolean => !concatenating.has(name) && it.localName === 'literal';
  return given.filter((it, index) => !passive.has(index) && !isOption(it));
}

/** The class of what a map takes, which an argument names. */
function classToldOf(argument: XmlElement | undefined): ValueClass {
  return argument?.localName !== 'literal' || namesInteger(argument) ? 'integer' : 'float';
}

/** Whether an argument is text that names some class, which only the run decides. */
function isNameOfAny(argument: XmlElement, found: ValueClass | undefined): boolean {
  return found === 'text' && argument.localName !== 'literal';
}

/** The class that is told by text that is no literal: that of what it is asked of, or any that the program names. */
function classToldBy(argument: XmlElement, classes: Classes): ValueClass {
  const [asked] =
    argument.localName === 'call' && calleeName(argument) === 'class' ? argumentsOf(argument) : [];
  if (asked !== undefined && classOf(asked, classes) === 'integer') return 'integer';
  return classes.takesNames ? classes.anywhere.named : 'float';
}

/** Whether an argument asks for integers, as in zeros(2, 'int32') and cast(x, 'uint8'). */
export function namesInteger(argument: XmlElement): boolean {
  const [, text = ''] = /^['"](.*)['"]$/s.exec(argument.textContent) ?? [];
  return argument.localName === 'literal' && integerName.test(text);
}

/** Whether the argument behind this one has the class of the result. */
function asksForLikeness(argument: XmlElement): boolean {
  return argument.localName === 'literal' && /^['"]like['"]$/.test(argument.textContent);
}

/** Arithmetic makes numbers of logicals and characters; transposing does not. */
function operated(it: XmlElement, operands: readonly ValueClass[], rules: RuleTable): ValueClass {
  const name = rules.operatorFunction(it);
  if (name === 'transpose' || name === 'ctranspose') return operands[0] ?? 'float';
  if (it.getAttribute('op') === '()') return operands[0] ?? 'float';
  const facts = name === undefined ? undefined : rules.passiveFacts(name);
  if (facts?.values.includes('logical') === true || ['&&', '||'].includes(it.getAttribute('op')))
    return 'logical';
  return operands.includes('integer') ? 'integer' : 'float';
}

/** A number among logicals makes a matrix of numbers; characters and integers win over both. */
function concatenated(parts: readonly ValueClass[]): ValueClass {
  const widest = parts.reduce(joinClasses, 'float');
  return widest === 'logical' && !parts.every((it) => it === 'logical') ? 'float' : widest;
}

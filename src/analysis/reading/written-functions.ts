import { parseExpressionText } from '../../matlab/parse-expression-text.js';
import { buildExpression } from '../../saxon/build-tree.js';
import { children, functionsOf, holds, holdsName, placeOf } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';
import { freeNames, functionName, variablesOf, type FreeName } from './free-names.js';
import { parameterKeys } from './parameter-keys.js';
import { argumentsNamedIn, textOf, vectorized } from './function-text.js';

/** A call that makes a function of text that stands in it. */
export interface WrittenFunction {
  readonly call: XmlElement;
  /** The written form of an anonymous function (or a handle) that it makes. */
  readonly text: string;
  /** That as a tree of its own. */
  readonly tree: XmlElement;
  /** The functions that it names; they stand where the call does. */
  readonly names: readonly FreeName[];
}

const makers: ReadonlySet<string> = new Set(['str2func', 'inline', 'vectorize']);

/** Questions to which functions that `inline` makes give other answers than handles. */
const questions: ReadonlySet<string> = new Set([
  ...['is_function_handle', 'isobject', 'class', 'func2str', 'functions', 'argnames', 'formula', 'symvar'],
]);

/**
 * The calls of `str2func`, `inline` and `vectorize` that make functions of text in quotes. They are anonymous functions
 * that were written in another way: with the variables around that they name (`str2func`, as Octave has it), or without any
 * (`inline`). Texts that are put together, have an error, or would be another function are left out.
 */
export function writtenFunctions(root: XmlElement): WrittenFunction[] {
  if (!holdsName(root, (it) => it.localName === 'id' && makers.has(it.textContent))) return [];
  const units = functionsOf(root);
  const defined = new Set(units.map(functionName));
  const asksForClass = asksWhatFunctionsAre(root);
  return units.flatMap((unit) =>
    freeNames(unit).flatMap(({ names: [name = ''], elements: [element], isNested }) => {
      const call = element?.parentNode ?? null;
      if (isNested || defined.has(name) || !isElement(call) || !isCallOf(call, element)) return [];
      const text = name === 'str2func' ? textForHandle(call) : asksForClass ? undefined : textForInline(call);
      const tree = text === undefined ? undefined : treeOf(text);
      if (text === undefined || tree === undefined) return [];
      const variables = variablesAround(call);
      const named = freeNames(tree).map((it) => ({ ...it, elements: it.names.map(() => call) }));
      const names = named.filter((it) => !variables.has(it.names[0] ?? ''));
      const isOpen = names.length < named.length || names.some((it) => isOwn(it, call, units));
      return name !== 'str2func' && isOpen ? [] : [{ call, text, tree, names }];
    }),
  );
}

/** Whether an element calls what the name denotes, with arguments and nothing behind them, for the sake of the value. */
function isCallOf(call: XmlElement, name: XmlElement | undefined): boolean {
  const [base, list, ...more] = children(call);
  const isWhole = base === name && list?.localName === 'param-list' && more.length === 0;
  const around = call.parentNode as XmlElement;
  // A function that is made elementwise is not called itself.
  const isTaken =
    around.localName === 'param-list' && calledIn(around.parentNode as XmlElement) === 'vectorize';
  return call.localName === 'array' && isWhole && !isTaken && around.localName !== 'statement-list';
}

function givenTo(call: XmlElement): XmlElement[] {
  const [, list] = children(call);
  return list === undefined ? [] : children(list);
}

function calledIn(call: XmlElement): string {
  const [base] = children(call);
  return call.localName === 'array' && base?.localName === 'var' ? base.textContent : '';
}

/** The text that a call is given: in quotes, or that of another function made elementwise. */
function textIn(it: XmlElement | undefined): string | undefined {
  if (it === undefined) return undefined;
  if (it.localName === 'literal') return textOf(it.textContent);
  const [inner, ...more] = calledIn(it) === 'vectorize' ? givenTo(it) : [];
  const text = more.length > 0 ? undefined : textIn(inner);
  return text === undefined ? undefined : vectorized(text);
}

function textForHandle(call: XmlElement): string | undefined {
  const [first, ...more] = givenTo(call);
  const text = more.length > 0 ? undefined : textIn(first);
  return text?.startsWith('@') === true ? text : undefined;
}

function textForInline(call: XmlElement): string | undefined {
  const [first, ...rest] = givenTo(call);
  switch (calledIn(call)) {
    case 'inline': {
      const body = textIn(first);
      const names = body === undefined ? undefined : argumentNames(body, rest);
      return names === undefined ? undefined : `@(${names.join(', ')}) ${body}`;
    }
    case 'vectorize': {
      // Octave looks for the arguments again, MATLAB keeps them.
      const made =
        first === undefined || rest.length > 0 || calledIn(first) !== 'inline' ? [] : givenTo(first);
      const body = textIn(made[0]);
      const found = body === undefined ? undefined : argumentsNamedIn(body);
      if (body === undefined || found === undefined) return undefined;
      const isSame = argumentNames(body, made.slice(1))?.join() === found.join();
      const text = vectorized(body);
      return isSame && text !== undefined ? `@(${found.join(', ')}) ${text}` : undefined;
    }
    default:
      return undefined;
  }
}

/** The arguments of a function that `inline` makes: named, numbered, or found in its text. */
function argumentNames(body: string, given: readonly XmlElement[]): readonly string[] | undefined {
  const [first] = given;
  if (first === undefined) return argumentsNamedIn(body);
  if (given.length === 1 && /^[1-9]\d?$/.test(first.textContent))
    return ['x', ...Array.from({ length: Number(first.textContent) }, (_, index) => `P${index + 1}`)];
  const names = given.map((it) => textIn(it) ?? '');
  const areNames = names.every((it) => /^[A-Za-z]\w*$/.test(it)) && new Set(names).size === names.length;
  return areNames ? names : undefined;
}

function treeOf(text: string): XmlElement | undefined {
  const { expression } = parseExpressionText(text);
  const isFunction = expression?.kind === 'anonymous-function' || expression?.kind === 'handle';
  return isFunction ? buildExpression(expression) : undefined;
}

/** The operands that are variables, or parameters, where an element stands. */
function variablesAround(element: XmlElement): Set<string> {
  const found = new Set<string>();
  for (let it: XmlNode | null = element; isElement(it); it = it.parentNode) {
    const isFunction = it.localName === 'function';
    for (const key of isFunction ? variablesOf(it) : parameterKeys(it)) found.add(key);
  }
  return found;
}

/** Whether a name is that of a function that is seen in its file only. */
function isOwn({ names: [name] }: FreeName, call: XmlElement, units: readonly XmlElement[]): boolean {
  const { file } = placeOf(call);
  const [main, ...others] = units.filter((it) => it.getAttribute('file') === file);
  const isNamed = (it: XmlElement): boolean => it.localName === 'function' && functionName(it) === name;
  return others.some(isNamed) || (main !== undefined && children(main).some((it) => holds(it, isNamed)));
}

function asksWhatFunctionsAre(root: XmlElement): boolean {
  return holdsName(root, (it) => {
    const [asked] = calledIn(it) === 'isa' ? givenTo(it).slice(1) : [];
    const isAsked = asked !== undefined && /function_handle|inline|^[^"']/.test(asked.textContent);
    return isAsked || (it.localName === 'id' && questions.has(it.textContent));
  });
}

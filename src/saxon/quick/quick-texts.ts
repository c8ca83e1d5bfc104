import type { XPathContext, Instruction } from '../load-saxon.js';
import { nodeTestOf } from './node-test.js';
import { conditionOf, textual, valueOf, type QuickCondition } from './quick-condition.js';
import { attributeNamed, elsewhere, pathOf, variableOf, type QuickPath } from './quick-path.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** A text that an expression of XPath gives, mostly of an element. */
export interface Text {
  readonly of: (element: XmlElement, context: XPathContext) => string;
  /** Whether it is made of what variables hold, and not of the element. */
  readonly isFree: boolean;
}

/** Texts that an expression gives, one after the other. */
interface Texts {
  readonly each: (element: XmlElement, context: XPathContext, visit: (text: string) => void) => void;
  readonly isFree: boolean;
  /** Whether they come in the order of the document. */
  readonly isSorted: boolean;
}

/**
 * The text that an instruction of a compiled stylesheet gives: a literal, the value of a node or of a variable, the name of an
 * element, one of two such, and what `concat` and `string-join` make of such; to the latter `xsl:value-of` and attributes are
 * compiled. Undefined for all else. Where a variable holds what is no text, or there are more values than may be, `of`
 * throws `elsewhere`.
 */
export function quickTextOf(it: Instruction): Text | undefined {
  const operands = it.C ?? [];
  if (it.N === 'str') return { isFree: true, of: () => it.val ?? '' };
  if (it.N === 'choose') return chosen(operands);
  const [first, second] = operands;
  if (it.N === 'forEach' && first?.N === 'varRef' && second !== undefined) return ofVariable(first, second);
  if (it.N !== 'fn') return single(valuesOf(it));
  if (it.name === 'concat') return concatenated(operands.map(quickTextOf));
  if (first === undefined) return undefined;
  if (it.name === 'string') return single(valuesOf(first));
  if (it.name === 'local-name') return single(namesOf(elementIn(first)));
  if (it.name !== 'string-join') return undefined;
  if (second === undefined) return joined(textsOf(first), '');
  return second.N === 'str' ? joined(valuesOf(first), second.val ?? '') : undefined;
}

function concatenated(texts: readonly (Text | undefined)[]): Text | undefined {
  if (!texts.every((it) => it !== undefined)) return undefined;
  return {
    isFree: texts.every(({ isFree }) => isFree),
    of: (element, context) => {
      let all = '';
      for (const it of texts) all += it.of(element, context);
      return all;
    },
  };
}

/** `if (…) then … else …`: conditions and values take turns. */
function chosen(operands: readonly Instruction[]): Text | undefined {
  const branches: { readonly condition: QuickCondition; readonly text: Text }[] = [];
  for (let index = 0; index + 1 < operands.length; index += 2) {
    const condition = operands[index]!.N === 'true' ? always : conditionOf(operands[index]!);
    const text = quickTextOf(operands[index + 1]!);
    if (condition === undefined || text === undefined) return undefined;
    branches.push({ condition, text });
  }
  return {
    isFree: branches.every(({ condition, text }) => condition.isFree && text.isFree),
    of: (element, context) => {
      const branch = branches.find(({ condition }) => condition.holds(element, context));
      if (branch === undefined) throw elsewhere;
      return branch.text.of(element, context);
    },
  };
}

const always: QuickCondition = { isFree: true, holds: () => true };

/** Instructions that only look at values, or convert them to texts; `string(.)` of each value is such. */
const plain: ReadonlySet<string> = new Set(['data', 'atomSing', 'mergeAdj', 'check', 'convert', 'forEach']);

/** The values of nodes or of what a variable holds. */
function valuesOf(it: Instruction): Texts | undefined {
  const [first, second] = it.C ?? [];
  if (plain.has(it.N) && first !== undefined) {
    const isPlain = it.N === 'forEach' ? isTextOfDot(second) : it.N !== 'convert' || it.to === 'AS';
    const hasAll = it.N !== 'check' || it.card === '?' || it.card === '*';
    return isPlain && hasAll ? valuesOf(first) : undefined;
  }
  if (it.N === 'varRef') return held(Number(it.slot));
  return valuesOn(it.N === 'attVal' ? attributeNamed(it.name ?? '') : pathOf(it));
}

function isTextOfDot(it: Instruction | undefined): boolean {
  return it?.N === 'fn' && it.name === 'string' && it.C?.[0]?.N === 'dot';
}

function valuesOn(path: QuickPath | undefined): Texts | undefined {
  return path && { ...path, each: each(path, valueOf) };
}

/** `path ! text` */
function textsOf({ N, C: [of, what] = [] }: Instruction): Texts | undefined {
  const path = N === 'forEach' && of ? pathOf(of) : undefined;
  const text = what && quickTextOf(what);
  if (path?.hasElements !== true || text === undefined) return undefined;
  return { ...path, each: each(path, (it, context) => text.of(it as XmlElement, context)) };
}

/** `$v ! text`, of one element. */
function ofVariable(variable: Instruction, what: Instruction): Text | undefined {
  const path = variableOf(variable);
  const text = quickTextOf(what);
  return (
    path &&
    text && { isFree: true, of: (element, context) => text.of(onlyOne(path, element, context), context) }
  );
}

function onlyOne(path: QuickPath, element: XmlElement, context: XPathContext): XmlElement {
  let found: XmlNode | undefined;
  path.each(element, context, (it) => {
    if (found !== undefined) throw elsewhere;
    found = it;
    return false;
  });
  if (found === undefined) throw elsewhere;
  return found as XmlElement;
}

/**
 * Instructions around a request for one element, or one at most: the types that stylesheets declare are checked elsewhere.
 */
function elementIn(it: Instruction): QuickPath | undefined {
  const isChecked = it.N === 'treat' || (it.N === 'check' && (it.card === '1' || it.card === '?'));
  return isChecked && it.C?.[0] ? elementIn(it.C[0]) : (variableOf(it) ?? pathOf(it));
}

/** The text that a call gives of a function with one parameter, an element. */
export function calledTextOf(call: Instruction, called: Instruction): Text | undefined {
  const [argument, ...others] = call.C ?? [];
  const [parameter, body] = called.C ?? [];
  const isOfOne = argument !== undefined && others.length === 0 && parameter?.N === 'arg';
  if (!isOfOne || body === undefined || called.as?.trim() !== '1AS') return undefined;
  const path = elementIn(argument);
  const text = quickTextOf(body.N === 'check' && body.card === '1' && body.C?.[0] ? body.C[0] : body);
  const test = nodeTestOf((parameter.as ?? '').trim());
  if (path?.hasElements !== true || text?.isFree !== true || test === undefined) return undefined;
  const slot = Number(parameter.slot);
  return {
    isFree: path.isFree,
    of: (element, context) => {
      const it = onlyOne(path, element, context);
      if (!test(it)) throw elsewhere;
      const localVars: unknown[][] = [];
      localVars[slot] = [it];
      return text.of(it, { getCurrentFocus: () => null, localVars });
    },
  };
}

function namesOf(path: QuickPath | undefined): Texts | undefined {
  return path?.hasElements === true
    ? { ...path, each: each(path, ({ localName }) => localName ?? '') }
    : undefined;
}

function each(path: QuickPath, say: (node: XmlNode, context: XPathContext) => string): Texts['each'] {
  return (element, context, visit) => {
    path.each(element, context, (node) => {
      visit(say(node, context));
      return false;
    });
  };
}

function held(slot: number): Texts {
  return {
    isFree: true,
    isSorted: true,
    each: (_, { localVars }, visit) => {
      const items = localVars?.[slot];
      if (items === undefined) throw elsewhere;
      for (const it of items) visit(textIn(it));
    },
  };
}

function textIn(item: unknown): string {
  const { code, value } = item as { readonly code?: unknown; readonly value?: unknown };
  if (textual.has(code)) return String(value);
  if (!isElement(item as XmlNode)) throw elsewhere;
  return valueOf(item as XmlNode);
}

/** One text at most; empty where there is none. */
function single(texts: Texts | undefined): Text | undefined {
  return (
    texts && {
      isFree: texts.isFree,
      of: (element, context) => {
        let found: string | undefined;
        texts.each(element, context, (text) => {
          if (found !== undefined) throw elsewhere;
          found = text;
        });
        return found ?? '';
      },
    }
  );
}

function joined(texts: Texts | undefined, separator: string): Text | undefined {
  if (texts?.isSorted !== true) return undefined;
  return {
    isFree: texts.isFree,
    of: (element, context) => {
      const all: string[] = [];
      texts.each(element, context, (text) => all.push(text));
      return all.join(separator);
    },
  };
}

import { isPlain } from './quick/is-plain.js';
import { quickenNames } from './quick/quick-names.js';
import { loadSaxonCode } from './saxon-code.js';
import { makeNodesLean } from './lean-nodes.js';
import type { XmlElement, XmlNode } from '../tree/xml-node.js';

/** A stylesheet in SaxonJS's compiled form. SaxonJS writes into it at first use: keep one live object each. */
export type CompiledStylesheet = object;

/** The parts of a message of a stylesheet: its content as a node, and its code in EQName form. */
export type MessageListener = (content: XmlNode, code: string) => void;

export interface TransformOptions {
  stylesheetInternal: CompiledStylesheet;
  initialTemplate: string;
  templateParams: Record<string, unknown>;
  stylesheetParams: Record<string, unknown>;
  destination: 'raw';
  logLevel: number;
  deliverMessage: MessageListener;
}

/**
 * A node of a compiled stylesheet: what it is, and its operands. SaxonJS runs it by `PUSH` where it writes a result and by
 * `ELAB` where it gives a value: it makes them if they are not there.
 */
export interface Instruction {
  readonly N: string;
  readonly C?: readonly Instruction[];
  readonly name?: string;
  readonly mode?: string;
  readonly nodeTest?: string;
  /** The role of the instruction in the one around it. */
  readonly role?: string;
  readonly flags?: string;
  readonly op?: string;
  readonly val?: string;
  /** How values are compared. */
  readonly comp?: string;
  /** Which type is asked for. */
  readonly as?: string;
  /** Of components, and of calls of functions: the number of the component. */
  readonly id?: string;
  readonly coId?: string;
  /** Of checks: how many items there may be; of conversions: the code of the type. */
  readonly card?: string;
  readonly to?: string;
  /** Of variables: their place among those of the context. */
  readonly slot?: string;
  /** Of patterns: the test of a node, and on which axis stands what must be above it. */
  readonly test?: string;
  readonly axis?: string;
  /** Of rules: the pattern as it is written, and the priority. */
  readonly match?: string;
  readonly prio?: string;
  PUSH?: Push | undefined;
  ELAB?: Evaluator | undefined;
}

export type Evaluator = (context: XPathContext) => Items;

export interface XPathContext {
  /** The context item; null where there is none. */
  getCurrentFocus(): XmlNode | null;
  /** The mode of the rule that runs. */
  readonly currentMode?: { readonly mode?: unknown };
  /** The values of local variables, by their slots. */
  readonly localVars?: readonly (readonly unknown[] | undefined)[];
}

export type Push = (context: XPathContext, output: Output) => void;

/** Where instructions write what they build. */
export interface Output {
  text(text: string): void;
  append(item: unknown): void;
}

/** The items that an expression gives: an iterator whose other methods rest on `next`, which gives null in the end. */
export interface Items {
  next(): unknown;
  forEachItem(visit: (item: unknown) => void): void;
}

/** The parts of SaxonJS that programs do not see otherwise. */
export interface SaxonInternals {
  Expr: { elaborate(instruction: Instruction): Evaluator };
  Push: { elaborateForPush(instruction: Instruction): Push };
  Iter: { Empty: Items; Singleton(item: unknown): Items; ForArray(items: readonly unknown[]): Items };
  /** The properties that nodes are asked for; also by SaxonJS itself, which looks it up here. */
  DomUtils: Record<string, unknown>;
}

interface SaxonJS {
  transform(options: TransformOptions, execution: 'sync'): { principalResult: unknown };
  serialize(item: unknown, options: Record<string, unknown>): string;
  setLogLevel(level: number): void;
  XPath: { evaluate(expression: string, context: unknown, options: Record<string, unknown>): unknown };
  /** Not documented, as `Instruction` is not: another version of SaxonJS may have others. */
  internals: SaxonInternals;
}

let loaded: SaxonJS | undefined;

/** SaxonJS itself, loaded at first use. */
export function saxon(): SaxonJS {
  if (loaded === undefined) {
    loaded = loadSaxonCode() as SaxonJS;
    loaded.setLogLevel(-1);
    const sample = loaded.XPath.evaluate(
      'parse-xml(\'<x:a xmlns:x="urn:x" xml:base="http://y/"/>\')/*',
      [],
      {},
    );
    if (!isPlain) quickenNames(loaded.internals, sample as XmlNode);
    makeNodesLean(sample as XmlElement);
  }
  return loaded;
}

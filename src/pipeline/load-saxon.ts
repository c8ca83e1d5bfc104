import { createRequire } from 'node:module';
import { quickenDescendants, type AxisInternals } from './descendant-axes.js';
import type { XmlNode } from './xml-node.js';

/** A stylesheet in SaxonJS's compiled form. SaxonJS writes into it at first use: keep one live object each. */
export type CompiledStylesheet = object;

/** What a message of a stylesheet brings: its content as a node, and its code in EQName form. */
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

/** A node of a compiled stylesheet: what it is, and its operands. SaxonJS runs it by `PUSH`, which it makes if it is not there. */
export interface Instruction {
  readonly N: string;
  readonly C?: readonly Instruction[];
  readonly name?: string;
  readonly mode?: string;
  PUSH?: Push | undefined;
}

export type Push = (context: unknown, output: Output) => void;

/** Where instructions write what they build. */
export interface Output {
  text(text: string): void;
  append(item: unknown): void;
}

/** The items that an expression gives. */
export interface Items {
  forEachItem(visit: (item: unknown) => void): void;
}

interface SaxonJS {
  transform(options: TransformOptions, execution: 'sync'): { principalResult: unknown };
  serialize(item: unknown, options: Record<string, unknown>): string;
  setLogLevel(level: number): void;
  XPath: { evaluate(expression: string, context: unknown, options: Record<string, unknown>): unknown };
  /** Not documented, as `Instruction` is not: another version of SaxonJS may have others. */
  internals: AxisInternals & {
    Expr: { elaborate(instruction: Instruction): (context: unknown) => Items };
    Push: { elaborateForPush(instruction: Instruction): Push };
  };
}

let loaded: SaxonJS | undefined;

/** SaxonJS itself, loaded at first use: `require` takes half the time of `import` here. */
export function saxon(): SaxonJS {
  if (loaded === undefined) {
    loaded = createRequire(import.meta.url)('saxon-js') as SaxonJS;
    loaded.setLogLevel(-1);
    quickenDescendants(loaded.internals);
  }
  return loaded;
}

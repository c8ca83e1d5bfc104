import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { differentiate, type DifferentiateHooks, type DifferentiateRequest } from './differentiate.js';
import {
  annotation,
  attribute,
  child,
  children,
  functionsOf,
  holdsName,
  itemsOf,
  textOf,
  walk,
} from '../tree/tree.js';
import type { XmlElement } from '../tree/xml-node.js';

/** An argument of a call by a rule: its text if it is a literal, and whether a derivative flows through it. */
export interface CapturedArgument {
  readonly literal: string | undefined;
  readonly isActive: boolean;
}

/** A call of a function with a rule. */
export interface CapturedCall {
  /** By what its arguments are noted. */
  readonly key: string;
  readonly line: number;
  /** The identifier of the rule, and what is known of the arguments. */
  readonly rule: string;
  readonly facts: readonly string[];
  readonly args: readonly CapturedArgument[];
  /** Which outputs are active. */
  readonly outputs: readonly boolean[];
}

/** A function that is differentiated. Its key is its name. */
export interface CapturedFunction {
  readonly key: string;
  /** Where it stands in the source. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Whether it is the function that is called first. */
  readonly isEntry: boolean;
  readonly parameters: readonly string[];
  /** Positions of active ones, from 1. */
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
  /** The keys of functions that it calls. */
  readonly callees: readonly string[];
  readonly calls: readonly CapturedCall[];
}

/** A program that notes what its functions and rules are called with (see `insert-captures`). */
export interface CapturedProgram {
  readonly text: string;
  /** The function that is called first. */
  readonly entry: string;
  readonly functions: readonly CapturedFunction[];
  /** Why there is none. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes the program that notes its calls. */
export function capturedProgram(request: DifferentiateRequest, hooks: DifferentiateHooks): CapturedProgram {
  let functions: CapturedFunction[] = [];
  let entry = '';
  const { files, diagnostics } = differentiate(
    { ...request, mode: 'forward' },
    {
      ...hooks,
      product: 'captured-source',
      observe: ({ name }, root) => {
        if (name !== 'insert-captures') return;
        const units = functionsOf(root).filter((it) => productsOf(it).length > 0);
        functions = units.map(readFunction);
        entry = nameOf(units.find((it) => productsOf(it).includes('joint')));
      },
    },
  );
  return { text: files[0]?.text ?? '', entry, functions, diagnostics };
}

function productsOf(unit: XmlElement): string[] {
  return words(annotation(unit, 'products'));
}

function nameOf(element: XmlElement | undefined): string {
  const id = element && child(element, 'id');
  return id === undefined ? '' : textOf(id);
}

function readFunction(unit: XmlElement): CapturedFunction {
  const callees = new Set<string>();
  const calls: CapturedCall[] = [];
  walk(unit, (it) => {
    if (it.localName === 'call' && annotation(it, 'is') === 'user') callees.add(nameOf(it));
    if (it.localName === 'statement-list') calls.push(...callsIn(it));
    return undefined;
  });
  const [line = 0, column = 0] = placeIn(unit);
  const parameters = child(unit, 'param-list');
  return {
    key: nameOf(unit),
    file: unit.getAttribute('file'),
    line,
    column,
    isEntry: productsOf(unit).includes('joint'),
    parameters: parameters === undefined ? [] : children(parameters).map(textOf),
    inputs: words(annotation(unit, 'active-inputs')).map(Number),
    outputs: words(annotation(unit, 'active-outputs')).map(Number),
    callees: [...callees],
    calls,
  };
}

/** The calls of a list of statements that are noted in the statement before. */
function callsIn(list: XmlElement): CapturedCall[] {
  const statements = children(list);
  return statements.flatMap((it, index) => {
    const before = statements[index - 1];
    if (before === undefined || nameOf(before) !== 'adm_note_call') return [];
    const call = child(it, 'call');
    const [target] = children(it);
    const [key] = children(child(before, 'param-list')!).map(textOf);
    if (call === undefined || target === undefined || key === undefined) return [];
    const targets = target.localName === 'unary' ? itemsOf(target) : [target];
    return {
      key: key.slice(1, -1),
      line: placeIn(it)[0] ?? 0,
      rule: annotation(call, 'rule') ?? '',
      facts: words(annotation(call, 'facts')),
      args: children(child(call, 'param-list')!).map((argument) => ({
        literal: literalOf(argument),
        isActive: holdsName(argument, (one) => annotation(one, 'active') !== undefined),
      })),
      outputs: targets.map((one) => annotation(one, 'active') !== undefined),
    };
  });
}

/** A number, text, a handle of a builtin function, or `[]`: patterns of rules may ask for them. */
function literalOf(argument: XmlElement): string | undefined {
  if (argument.localName === 'literal') return textOf(argument);
  if (argument.localName === 'function-handle') return `@${textOf(argument)}`;
  return argument.localName === 'unary' &&
    argument.getAttribute('op') === '[]' &&
    itemsOf(argument).length === 0
    ? '[]'
    : undefined;
}

function placeIn(element: XmlElement): number[] {
  return (attribute(element, 'at') ?? '').split(':').map(Number);
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((it) => it !== '');
}

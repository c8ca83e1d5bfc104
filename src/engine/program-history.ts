import { printFunction } from './print-function.js';
import type { PrintedText } from '../contract/answer.js';
import type { Observer } from '../pipeline/run.js';
import { serializeXml } from '../saxon/saxon.js';
import { functionsOf } from '../tree/tree.js';

/** A step that was run, and the functions of the program after it, by their numbers. */
export interface PastStep {
  readonly phase: string;
  readonly name: string;
  /** The place of the step among all of the pipeline, from 1. */
  readonly number: number;
  readonly functions: readonly number[];
}

/** The states of a program after each step: most functions stay as they are in most steps, and each is stored once. */
export class ProgramHistory {
  readonly steps: PastStep[] = [];
  readonly functions: PrintedText[] = [];
  /** The numbers of functions by their trees, and by what is shown of them: analyses change the tree alone. */
  readonly #ofTree = new Map<string, number>();
  readonly #ofText = new Map<string, number>();
  #number = 0;

  /** Forgets the steps so far: the program is differentiated once more. */
  readonly begin = (): void => {
    this.steps.length = 0;
    this.#number = 0;
  };

  readonly observe: Observer = ({ phase, name, kind }, root, applied) => {
    this.#number += 1;
    if (applied === 0) return;
    const before = this.steps.at(-1)?.functions;
    // Analyses write nothing that is printed, and printing is slow.
    const functions =
      kind === 'analysis' && before !== undefined
        ? before
        : functionsOf(root).map((it) => this.#numberOf(serializeXml(it)));
    this.steps.push({ phase, name, number: this.#number, functions });
  };

  #numberOf(xml: string): number {
    const known = this.#ofTree.get(xml);
    if (known !== undefined) return known;
    const printed = printFunction(xml);
    const key = JSON.stringify(printed);
    const number = this.#ofText.get(key) ?? this.functions.push(printed) - 1;
    this.#ofText.set(key, number);
    this.#ofTree.set(xml, number);
    return number;
  }
}

import type { Step } from '../pipeline/manifest.js';
import { printFunction } from './print-function.js';
import type { Observer } from '../pipeline/run.js';
import { serializeXml } from '../saxon/saxon.js';
import { functionsOf } from '../tree/tree.js';
import type { XmlElement } from '../tree/xml-node.js';

/** A step that changed something, and the functions that it changed, as MATLAB or as XML. */
export interface TracedStep {
  readonly phase: string;
  readonly name: string;
  /** The place of the step among all of the pipeline, from 1. */
  readonly number: number;
  readonly text: string;
}

/** Which steps are traced, and how the program is shown. */
export interface TraceOptions {
  /** This step only, with all functions. */
  readonly step?: string;
  readonly ast?: boolean;
}

/** Tells what a program is after each step. */
export class ProgramTrace {
  /** The last state of every function, as XML and as shown. */
  #trees = new Map<string, string>();
  #texts = new Set<string>();
  #number = 0;

  constructor(
    readonly options: TraceOptions,
    readonly tell: (step: TracedStep) => void,
  ) {}

  /** Forgets the steps so far: the program is differentiated once more. */
  readonly begin = (): void => {
    this.#texts = new Set();
    this.#number = 0;
  };

  readonly observe: Observer = (step, root, applied) => {
    this.#number += 1;
    if (applied > 0) this.#show(step, root);
  };

  #show(step: Step, root: XmlElement): void {
    const { step: wanted } = this.options;
    if (wanted !== undefined && wanted !== step.name) return;
    const shown = functionsOf(root).map((it) => this.#textOf(it));
    const changed = wanted === undefined ? shown.filter((it) => !this.#texts.has(it)) : shown;
    this.#texts = new Set(shown);
    if (changed.length === 0) return;
    this.tell({ phase: step.phase, name: step.name, number: this.#number, text: `${changed.join('\n')}\n` });
  }

  #textOf(unit: XmlElement): string {
    const xml = serializeXml(unit, this.options.ast === true);
    if (this.options.ast === true) return `${xml}\n`;
    // Most functions stay as they are in most steps, and printing is slow.
    const known = this.#trees.get(xml) ?? printFunction(xml).text;
    this.#trees.set(xml, known);
    return known;
  }
}

import { namespaces } from '../pipeline/namespaces.js';
import type { Step } from '../pipeline/manifest.js';
import { StepError } from '../pipeline/run.js';
import { serializeXml } from '../pipeline/saxon.js';
import { functionsOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { printTree } from './print-tree.js';

/** Shows a program after each step: the functions that have changed, as MATLAB or as XML. */
export class ProgramTrace {
  /** What every function was when it was last looked at, as XML and as shown. */
  #trees = new Map<string, string>();
  #texts = new Set<string>();

  constructor(
    readonly options: { readonly step?: string; readonly ast?: boolean },
    readonly write: (text: string) => void,
  ) {}

  show(step: Step, root: XmlElement): void {
    const { step: wanted } = this.options;
    if (wanted !== undefined && wanted !== step.name) return;
    const shown = functionsOf(root).map((it) => this.#textOf(it));
    const changed = wanted === undefined ? shown.filter((it) => !this.#texts.has(it)) : shown;
    this.#texts = new Set(shown);
    if (changed.length === 0) return;
    const heading = `${step.phase} ${step.name}`;
    this.write(this.options.ast === true ? `<!-- ${heading} -->\n` : `%% ${heading}\n`);
    this.write(`${changed.join('\n')}\n`);
  }

  #textOf(unit: XmlElement): string {
    const xml = serializeXml(unit, this.options.ast === true);
    if (this.options.ast === true) return `${xml}\n`;
    // Most functions stay as they are in most steps, and printing is slow.
    const known = this.#trees.get(xml) ?? print(xml);
    this.#trees.set(xml, known);
    return known;
  }
}

/** A function as MATLAB; as XML where the tree is between two languages. */
function print(xml: string): string {
  try {
    return printTree(
      `<adimat xmlns="${namespaces.adm}"><master-tree><function-list>${xml}</function-list></master-tree></adimat>`,
      'to-source',
    );
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return `${xml}\n`;
  }
}

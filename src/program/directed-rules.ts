import { commentsIn } from '../analysis/reading/comments-in.js';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { foreignDirective } from '../rules/foreign-directive.js';
import { ruleOfDirective } from '../rules/rule-of-directive.js';
import { placeOf } from '../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../tree/xml-node.js';

/** The rules that directives of ADiMat's macro language give in the files of a program. */
export class DirectedRules {
  /** The elements of a file of rules, by the calls that they are for. */
  readonly #byCall = new Map<string, string>();
  readonly #names = new Set<string>();

  get elements(): string[] {
    return [...this.#byCall.values()];
  }

  /** Whether a directive is about a function. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Takes the rules of a file, and reports those that contradict an earlier one and what is wrong outside of functions;
   * an analysis does within.
   */
  take(root: XmlElement, path: string, exists: (name: string) => boolean): Diagnostic[] {
    return commentsIn(root).flatMap((comment) => {
      const reason = this.#take(comment, exists);
      return reason === undefined
        ? []
        : [diagnostic('W301', { ...placeOf(comment), file: path }, { reason })];
    });
  }

  #take(comment: XmlElement, exists: (name: string) => boolean): string | undefined {
    const text = comment.textContent;
    const isWithin = isInFunction(comment);
    const foreign = foreignDirective(text);
    if (foreign !== undefined) return isWithin ? undefined : foreign;
    const made = ruleOfDirective(text, exists);
    if (made === undefined)
      return isWithin || !text.startsWith('%ADiMat ') ? undefined : 'it stands in no function';
    if ('problem' in made) return isWithin ? undefined : made.problem;
    const call = `${made.name} ${/args="[^"]*"/.exec(made.rule)?.[0] ?? ''}`;
    const known = this.#byCall.get(call);
    if (known !== undefined && known !== made.rule)
      return `an earlier one says something else of '${made.name}'`;
    this.#byCall.set(call, made.rule);
    this.#names.add(made.name);
    return undefined;
  }
}

function isInFunction(comment: XmlElement): boolean {
  for (let it: XmlNode | null = comment; isElement(it); it = it.parentNode) {
    if (it.localName === 'function') return true;
  }
  return false;
}

import { annotation, attribute, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';
import { bodyOf } from './flow.js';
import { functionName } from './free-names.js';

/** Functions that take others, by handle or by name. */
const takesFunctions = /^(feval|\w+fun|accumarray)$/;

/** Tells whether calls, and statements, may be made a second time. */
export class Repetitions {
  readonly #units: ReadonlyMap<string, XmlElement>;
  /** What is in the way of a second call of a function; while one is looked at, nothing is. */
  readonly #known = new Map<string, string | undefined>();

  constructor(
    units: readonly XmlElement[],
    readonly rules: RuleTable,
  ) {
    this.#units = new Map(units.map((it) => [functionName(it), it]));
  }

  /** What is in the way of making a call again in the reverse sweep. */
  reasonOf(call: XmlElement): string | undefined {
    for (const argument of argumentsOf(call)) {
      const reason = this.#reasonIn(argument, true);
      if (reason !== undefined) return reason;
    }
    return this.#reasonOfFunction(calleeName(call));
  }

  /** What is in the way of running statements again in the reverse sweep. */
  reasonOfStatements(list: XmlElement): string | undefined {
    return this.#reasonIn(list, false);
  }

  #reasonOfFunction(name: string): string | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    this.#known.set(name, undefined);
    const unit = this.#units.get(name);
    const reason = unit === undefined ? undefined : this.#reasonIn(bodyOf(unit), false);
    this.#known.set(name, reason);
    return reason;
  }

  #reasonIn(part: XmlElement, isArgument: boolean): string | undefined {
    let found: string | undefined;
    walk(part, (it) => {
      found ??= this.#reasonAt(it, isArgument);
      return found === undefined ? undefined : false;
    });
    return found;
  }

  #reasonAt(it: XmlElement, isArgument: boolean): string | undefined {
    if (attribute(it, 'echo') !== undefined) return 'it prints something';
    if (['global', 'persistent', 'command', 'spmd'].includes(it.localName)) return `it has '${it.localName}'`;
    if (it.localName !== 'call' && it.localName !== 'function-handle') return undefined;
    const name = it.localName === 'call' ? calleeName(it) : it.textContent;
    if (isArgument && name === 'nargin') return 'its arguments count those of the function around';
    if (annotation(it, 'is') === 'user') return this.#reasonOfFunction(name);
    const byName = takesFunctions.test(name) && it.localName === 'call';
    if (
      byName &&
      argumentsOf(it).some((given) => given.localName === 'literal' && given.textContent.startsWith("'"))
    )
      return `'${name}' takes the name of a function`;
    return this.rules.isRepeatable(name)
      ? undefined
      : `'${name}' may do more than give a value, or give another`;
  }
}
